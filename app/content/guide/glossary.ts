export interface Term {
  term: string;
  meaning: string;
}

export const glossary: readonly Term[] = [
  {
    term: "Backup",
    meaning: "A second copy of your data, kept somewhere safe.",
  },
  {
    term: "Business associate agreement (BAA)",
    meaning:
      "The contract HIPAA requires when another company handles patient information for you.",
  },
  {
    term: "Co-managed IT",
    meaning: "Your own IT staff does part of the work and the provider does the rest.",
  },
  {
    term: "Errors and omissions insurance",
    meaning:
      "Pays when the provider’s mistake costs you money. Cyber liability insurance covers break-ins.",
  },
  {
    term: "Managed service provider (MSP)",
    meaning: "A company that runs other companies’ IT for a recurring fee.",
  },
  {
    term: "Master service agreement (MSA)",
    meaning: "The contract with the terms for everything you buy from one provider.",
  },
  {
    term: "Multi-factor authentication (MFA)",
    meaning: "A second step at sign-in, such as a code or a security key, after the password.",
  },
  {
    term: "Onboarding",
    meaning: "The work of taking over your IT. Ask what it costs and when it ends.",
  },
  {
    term: "Penetration test",
    meaning: "People you hire try to break in and report how.",
  },
  {
    term: "Recovery point objective (RPO)",
    meaning:
      "How much work you can afford to lose, in hours. It decides how often backups should run.",
  },
  {
    term: "Recovery time objective (RTO)",
    meaning: "How long you can manage without a system. It affects what a backup costs.",
  },
  {
    term: "Resolution time",
    meaning: "From your call until the problem is fixed. Few providers guarantee it.",
  },
  {
    term: "Response time",
    meaning:
      "From your call until someone who can help answers. For anything that isn’t critical, often only business hours count.",
  },
  {
    term: "Service level agreement (SLA)",
    meaning:
      "The part of the contract with the numbers: response times, hours and what you get if they’re missed.",
  },
  {
    term: "SOC 2",
    meaning: "An outside audit of a company’s security controls. Type 2 covers several months.",
  },
  {
    term: "Success manager",
    meaning: "The person at the provider who knows your plan. Some call this a virtual CIO.",
  },
  {
    term: "Ticket",
    meaning: "The record of one request, from the call to the fix.",
  },
  {
    term: "Uptime",
    meaning:
      "How much of the time a system works. At 99%, it can be down seven hours in a 30-day month.",
  },
  {
    term: "User",
    meaning:
      "A person with an account or a computer. You’re billed per user, so agree on who counts.",
  },
  {
    term: "Vault",
    meaning: "A locked store for passwords and documentation. Yours should belong to you.",
  },
];

export const glossaryIntro =
  "If your contract defines a term differently, the contract controls. If it uses a term without defining it, ask for a definition.";
