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

interface ArrowProps {
  /** The position of the testimonial it leads to. */
  to: number;
  name: string;
  /** An arrow of 20 by 20. */
  sign: string;
}

/** For whoever points, by hand, by voice or with a screen reader; the keyboard has the radio buttons. */
const button = { role: "button" };

/** A label of the radio button of another testimonial. */
const Arrow = ({ to, name, sign }: ArrowProps) => (
  <label htmlFor={idOf(to)} className={buttonLook({ variant: "outline", size: "icon" })}>
    <span {...button}>
      <span className="sr-only">{name}</span>
      <svg
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
    </span>
  </label>
);

/**
 * One quote at a time, on paper all of them (specification 4, carousel). The dots are radio buttons and
 * all quotes share one place, so it needs no script and its height never changes.
 */
export function Testimonials({ items }: { items: readonly Testimonial[] }) {
  const last = items.length - 1;
  return (
    <fieldset className="carousel">
      <legend className="sr-only">Testimonials</legend>
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
          <div className="arrows">
            <Spaced>
              <Arrow
                to={at === 0 ? last : at - 1}
                name="Previous testimonial"
                sign="M18 10H2M9 3l-7 7 7 7"
              />
              <Arrow
                to={at === last ? 0 : at + 1}
                name="Next testimonial"
                sign="M2 10h16M11 3l7 7-7 7"
              />
            </Spaced>
          </div>
        </Fragment>
      ))}
    </fieldset>
  );
}
