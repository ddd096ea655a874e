import type { Testimonial } from "./types";

/** Illustrations, until clients' own words replace them (docs/for-the-owner.md). */
export const testimonials: readonly Testimonial[] = [
  {
    quote:
      "We used to hear about problems from the shop floor. Now our IT people call us first, and they’re usually already working on it.",
    author: "Manufacturing CEO",
    title: "Midwest Region",
    illustration: true,
  },
  {
    quote:
      "The fee is the same every month unless we hire, so I can plan around it. Our success manager brings me next year’s list before I ask.",
    author: "Operations Director",
    title: "Distribution Company",
    illustration: true,
  },
  {
    quote:
      "Our people call, someone answers and they get back to work. We bill by the hour, so that’s what matters to me.",
    author: "Managing Partner",
    title: "Professional Services Firm",
    illustration: true,
  },
];
