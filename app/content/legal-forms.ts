/** A form of the site, and where what is typed into it goes (specification 3 and 7). */
export interface StoredForm {
  form: string;
  asks: string;
  goes: string;
}

const both = "Our database, then the form service";
const passed = "The form service; our delivery record holds the text";

export const storedForms: readonly StoredForm[] = [
  {
    form: "Contact",
    asks: "Name, e-mail, company, phone, message, number of employees, services of interest. The location pages ask for the first five.",
    goes: both,
  },
  { form: "Guide", asks: "First name, last name, e-mail, company, phone", goes: both },
  { form: "Meeting", asks: "Name, e-mail, phone, message", goes: both },
  { form: "Partnership", asks: "Name, company, e-mail, phone, message", goes: both },
  {
    form: "Newsletter",
    asks: "E-mail",
    goes: "Our database only; it is passed to nobody",
  },
  {
    form: "Procurement",
    asks: "Name, e-mail, company, phone, brands of interest, message",
    goes: passed,
  },
  {
    form: "Support",
    asks: "Name, e-mail, phone, company, subject, message, urgency, agreement to the terms",
    goes: passed,
  },
];
