import { Fragment } from "react";
import { buttonLook } from "~/components/ui/button";
import { Line } from "~/components/ui/line";
import { Spaced } from "~/components/ui/spaced";
import type { Testimonial } from "~/content/types";

const Illustration = () => (
  <p className="mb-2 text-small text-muted">Example, not a client quote</p>
);

const Author = ({ author, title }: Testimonial) => (
  <figcaption className="mt-4">
    <Line className="font-semibold">{author}</Line> <span className="text-muted">{title}</span>
  </figcaption>
);

/** One quote, and first whose words it is. */
export const TestimonialQuote = (item: Testimonial) => (
  <figure>
    {item.illustration && <Illustration />}
    <blockquote className="text-balance text-statement">
      <p>“{item.quote}”</p>
    </blockquote>
    <Author {...item} />
  </figure>
);

/** All of them beside each other. */
export const AllTestimonials = ({ items }: { items: readonly Testimonial[] }) => (
  <ul className="grid gap-8 md:grid-cols-3 lg:gap-12">
    {items.map((item) => (
      <li key={item.author} className="border-t-2 border-petrol pt-4">
        <figure>
          {item.illustration && <Illustration />}
          <blockquote>
            <p>“{item.quote}”</p>
          </blockquote>
          <Author {...item} />
        </figure>
      </li>
    ))}
  </ul>
);

const idOf = (at: number) => `testimonial-${at + 1}`;

/** Arrows of 20 by 20. */
const arrows = [
  { step: -1, name: "Previous testimonial", sign: "M18 10H2M9 3l-7 7 7 7" },
  { step: 1, name: "Next testimonial", sign: "M2 10h16M11 3l7 7-7 7" },
];

const Face = ({ name, sign }: { name: string; sign: string }) => (
  <>
    <span className="sr-only">{name}</span>
    <svg
      className="size-5"
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="square"
      aria-hidden="true"
    >
      <path d={sign} />
    </svg>
  </>
);

const arrowLook = buttonLook({ variant: "outline", size: "icon" });

/** The arrows where there is a script, which presses the radio button that is meant (app/document/page-script.ts). */
const Arrows = () => (
  <div className="arrows scripted">
    <Spaced>
      {arrows.map(({ step, ...face }) => (
        <button key={step} type="button" className={arrowLook} data-step={step}>
          <Face {...face} />
        </button>
      ))}
    </Spaced>
  </div>
);

/** The arrows of one testimonial where there is no script, for whoever points: labels of the radio buttons of the two beside it. */
const ArrowLabels = ({ at, count }: { at: number; count: number }) => (
  <div className="arrows" aria-hidden="true">
    <Spaced>
      {arrows.map(({ step, ...face }) => (
        <label key={step} htmlFor={idOf((at + step + count) % count)} className={arrowLook}>
          <Face {...face} />
        </label>
      ))}
    </Spaced>
  </div>
);

/**
 * One quote at a time, on paper all of them (specification 4, carousel). The dots are radio buttons and
 * all quotes share one place, so it needs no script and its height never changes. A new one is read out.
 */
export function Testimonials({ items }: { items: readonly Testimonial[] }) {
  return (
    <fieldset className="carousel" aria-live="polite">
      <legend className="sr-only">Testimonials</legend>
      <Arrows />
      {items.map((item, at) => (
        <Fragment key={item.author}>
          <input
            type="radio"
            name="testimonial"
            id={idOf(at)}
            defaultChecked={at === 0}
            aria-label={`Go to testimonial ${at + 1}`}
          />
          <fieldset className="slide">
            <legend className="sr-only">{`${at + 1} of ${items.length}`}</legend>
            <TestimonialQuote {...item} />
          </fieldset>
          <ArrowLabels at={at} count={items.length} />
        </Fragment>
      ))}
    </fieldset>
  );
}
