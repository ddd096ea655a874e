export interface Term {
  term: string;
  meaning: string;
}

export const glossary: readonly Term[] = [
  {
    term: "Backup",
    meaning: "A second copy of your data, kept where the first one’s accident cannot reach it.",
  },
  {
    term: "Co-managed IT",
    meaning:
      "Your own IT person keeps part of the work and the provider takes the rest, in writing.",
  },
  {
    term: "Endpoint",
    meaning: "Any device a person signs in on: a laptop, a phone, a terminal on the floor.",
  },
  {
    term: "Incident",
    meaning: "An event that stops work or exposes data. The contract should say who declares one.",
  },
  {
    term: "Line-of-business software",
    meaning: "The program your trade runs on, such as orders, dispatch or case files.",
  },
  {
    term: "Managed service provider (MSP)",
    meaning: "A company that runs other companies’ IT for a recurring fee.",
  },
  {
    term: "Master service agreement (MSA)",
    meaning: "The contract with the terms that hold for everything you buy from one provider.",
  },
  {
    term: "Multi-factor authentication (MFA)",
    meaning: "The second sign-in step: a code or a key beside the password.",
  },
  {
    term: "Onboarding",
    meaning: "The work of taking over. Ask whether it is charged, and when it ends.",
  },
  {
    term: "Patch",
    meaning: "A repair to software, sent by its maker and installed by your provider.",
  },
  {
    term: "Penetration test",
    meaning: "A break-in by people you hired, who write down how they did it.",
  },
  {
    term: "Phishing",
    meaning: "A message that pretends to be somebody, to get a password or a payment.",
  },
  {
    term: "Recovery point objective (RPO)",
    meaning: "How much work you may lose, in hours. It decides how often a backup runs.",
  },
  {
    term: "Recovery time objective (RTO)",
    meaning: "How long you can do without a system. It decides what the backup costs.",
  },
  {
    term: "Resolution time",
    meaning:
      "From your call until the trouble is gone. Few providers promise it; all should report it.",
  },
  {
    term: "Response time",
    meaning: "From your call until somebody who can help has answered.",
  },
  {
    term: "Service level agreement (SLA)",
    meaning: "The page with the numbers: response, hours, and what a miss costs the provider.",
  },
  {
    term: "Success manager",
    meaning: "The person at the provider who holds your plan. Ask how many others they hold.",
  },
  {
    term: "Ticket",
    meaning: "The record of one request, from the call to the proof that it is done.",
  },
  {
    term: "Uptime",
    meaning:
      "The share of time a system answers. 99.9% of a 30-day month still leaves 43 minutes without it.",
  },
  {
    term: "User",
    meaning: "A person with an account or a computer. The unit you are billed by, so define it.",
  },
  {
    term: "Vault",
    meaning: "A locked store for passwords and documentation. Yours should belong to you.",
  },
];

export const glossaryLead =
  "Each meaning is the one to hold a seller to. When a contract uses a word differently, the contract wins, so ask it to define the word.";
