import { useState } from "react";
import { Button } from "~/components/ui/button";
import { classNames } from "~/lib/class-names";
import { useHydrated } from "~/lib/use-hydrated";

/** A quote with its role only: the specification names no client. */
export interface Testimonial {
  quote: string;
  author: string;
  title: string;
}

const Quote = ({ quote, author, title, alone }: Testimonial & { alone: boolean }) => (
  <figure className={classNames("border-t-2 border-petrol pt-6", alone && "max-w-[52rem]")}>
    <blockquote className={alone ? "font-head text-heading font-semibold" : undefined}>
      <p>“{quote}”</p>
    </blockquote>
    <figcaption className="mt-6">
      <span className="block font-semibold">{author}</span>
      <span className="text-muted">{title}</span>
    </figcaption>
  </figure>
);

/** One quote at a time with a script; all of them, side by side, without (specification 4, carousel). */
export function Testimonials({ items }: { items: readonly Testimonial[] }) {
  const hydrated = useHydrated();
  const [index, setIndex] = useState(0);
  if (!hydrated) {
    return (
      <div className="grid gap-10 md:grid-cols-3">
        {items.map((item) => (
          <Quote key={item.author} {...item} alone={false} />
        ))}
      </div>
    );
  }
  const step = (by: number) => setIndex((index + by + items.length) % items.length);
  const shown = items[index];
  return (
    <section aria-roledescription="carousel" aria-label="Testimonials">
      <div aria-live="polite" className="min-h-64">
        {shown && <Quote {...shown} alone />}
      </div>
      <div className="mt-8 flex items-center gap-2">
        <Button
          variant="outline"
          size="icon"
          aria-label="Previous testimonial"
          onClick={() => step(-1)}
        >
          <span aria-hidden="true">←</span>
        </Button>
        <Button variant="outline" size="icon" aria-label="Next testimonial" onClick={() => step(1)}>
          <span aria-hidden="true">→</span>
        </Button>
        <div className="ml-4 flex">
          {items.map((item, at) => (
            <button
              key={item.author}
              type="button"
              aria-label={`Go to testimonial ${at + 1}`}
              aria-current={at === index}
              onClick={() => setIndex(at)}
              className="group grid size-11 cursor-pointer place-items-center"
            >
              <span className="size-3 border-2 border-petrol group-aria-[current=true]:bg-petrol" />
            </button>
          ))}
        </div>
      </div>
    </section>
  );
}
