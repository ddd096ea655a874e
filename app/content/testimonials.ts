import type { Testimonial } from "./types";

export const testimonials: readonly Testimonial[] = [
  {
    quote:
      "We used to learn about problems from the shop floor. Now the call comes to us first, and it starts with what has already been done about it.",
    author: "Manufacturing CEO",
    title: "Midwest Region",
  },
  {
    quote:
      "The invoice is the same every month, so I stopped budgeting for surprises. Our success manager brings next year’s list before I ask for it.",
    author: "Operations Director",
    title: "Distribution Company",
  },
  {
    quote:
      "Our people phone, a person answers, and they go back to work. As a partner in a firm that bills by the hour, that is the figure I look at.",
    author: "Managing Partner",
    title: "Professional Services Firm",
  },
];
