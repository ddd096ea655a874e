/** Words that the lint of text finds, with commas between them, and what to write instead. */
type Avoided = readonly (readonly [words: string, write: string])[];

/** In everything a visitor can read. */
export const avoidedWords: Avoided = [
  ["e-mail, e-mails, e-mailed", "email"],
  ["per head", "per user"],
  ["helpdesk, help-desk", "help desk"],
  ["onsite, on site, off-premise", 'on-site; "at your office"'],
  ["afterhours, out of hours", "after-hours, after hours"],
  ["a.m., p.m.", "8am, 4:30pm"],
  ["way back", "rollback plan, roll back"],
  ["is stopped, has stopped", "can’t work"],
  ["expiry, rates then in force", "expiration, then-current rates"],
  ["present carrier", "current carrier"],
  ["Mbit/s", "Mbps"],
  ["log in, log into, logon", "sign in"],
  ["two-step sign-in, second sign-in step, two-factor", "multi-factor authentication (MFA)"],
  ["telephone", "phone"],
  ["mobiles", "cell phones"],
  ["fault, faults, faulty", "problem, failure, outage"],
  ["thirteen manufacturers, 13 manufacturers, thirteen makers, 13 makers", "13 brands"],
  [
    "basket, cupboard, leavers, leaver, dearer, fortnight, whilst, amongst",
    "cart, closet, people who left, costs more, two weeks, while, among",
  ],
  ["at hand, ring out, rings out, in the post", "ready, go unanswered, in the mail"],
  ["show the sums, do the sums", "show the math"],
  [
    "leverage, seamless, cutting-edge, best-in-class, world-class, solutions provider, turnkey",
    "say what it does",
  ],
  ["click here", "name the target"],
];

/** British spellings, in pages, code and documents. */
export const avoidedSpellings: Avoided = [
  [
    `licence, licences, licenced, colour, colours, coloured, behaviour, behaviours, centre,
    centres, centred, organise, organised, organisation, organisations, recognise,
    recognised, summarise, prioritise, authorise, authorised, analyse, analysed, catalogue,
    programme, cheque, enquiry form, grey, neighbour, neighbours, favourite, favourites,
    honour, labour, labelled, cancelled, travelled, towards, afterwards, learnt, spelt,
    burnt`,
    "the American spelling",
  ],
];
