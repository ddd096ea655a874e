import { site } from "~/config/site";
import type { ServiceContent } from "./shape";

export const backup: ServiceContent = {
  path: "/services/backup",
  title: `Backup | ${site.product}`,
  description:
    "Copies of your files and servers, kept in two places and restored four times a year in front of you, with the hours it took written down each time.",
  hero: {
    badge: "Backup",
    title: "A copy you have seen come back",
    figure: { label: "Priced by how much you keep" },
    text: "We copy every night, and restore every quarter while you watch.",
    actions: [{ label: "Contact Us", to: "#contact" }],
  },
  card: [
    { value: "2", label: "Places", definition: "each copy is kept in" },
    { value: "4", label: "Restores a year", definition: "with you watching" },
  ],
  parts: [
    {
      kind: "cards",
      id: "what-you-get",
      title: "What you get",
      cards: [
        { title: "Nightly copies", text: "Of every server and mailbox." },
        { title: "A second place", text: "Far enough for one storm." },
        { title: "A timed restore", text: "The hours are in the report." },
      ],
    },
  ],
  closing: "contact",
};
