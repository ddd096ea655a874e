/** What the owner knows of spam: phrases that mark a message, and senders whose messages are held. */

/** The phrases of a text, between commas. */
const phrases = (text: string): readonly string[] =>
  text.split(/[,\n]/).flatMap((phrase) => phrase.trim() || []);

/**
 * Phrases of offers that nobody asked for. Each is one that no customer would write about their own business: never a
 * single word, since customers write of casinos, pharmacies and page one of Google too. Case, line breaks and the
 * kind of apostrophe do not matter.
 */
export const pitches: readonly string[] = [
  // Search engines and links.
  ...phrases(`
    seo audit, seo packages, seo services, seo backlink, seo consultant at, seo experts can,
    guaranteed rankings, rank your website, rank your site, ranking on the first page,
    ranking on google, rank on google, google's 1st page, google 1st page, 1st page of google,
    dofollow, do-follow, quality backlinks, backlinks for, da backlinks,
    pbn backlinks, domain authority, organic traffic, website traffic to your,
    targeted visitors, targeted traffic, guest post, guest blog, sponsored article,
    sponsored post, a link exchange, link insertion, editorial post on, accept casino
  `),
  // Websites, apps, videos.
  ...phrases(`
    redesign your website, redesign your site, leading web design, leading web development,
    website development services, mobile app development services, explainer video,
    animated video for your, see our existing videos
  `),
  // Lists and mailings.
  ...phrases(`
    acquiring the attendee, buy the attendee, verified email addresses, verified business emails,
    verified contacts, b2b email list, b2b database,
    list of decision makers, opt-in contacts, submit your message to, contact form marketing,
    feedbackform, sending commercial offer
  `),
  // Money.
  ...phrases(`
    passive income, guaranteed profit, cloud mining, trading robot, trading bot,
    trading signals, forex signals, double your bitcoin, financial freedom, make money online,
    money from home, withdraw your funds, urgent business loan, business loan at,
    loans from $, no collateral, unsecured loan, funding for your project, next of kin to,
    share the proceeds, dearly beloved, greetings to you in the name, inheritance funds,
    compensation fund, your atm card
  `),
  // Games.
  ...phrases(`
    free spins, welcome bonus, no deposit bonus, best online casino, top online casino,
    casino bonus, онлайн казино, ставки на спорт, slot gacor, situs judi, judi online
  `),
  // Pharmacy and the like.
  ...phrases(`
    without prescription, without a prescription, no prescription needed, buy viagra,
    cheap cialis, keto gummies, weight loss gummies, steroids online, cbd gummies,
    male enhancement, hot girls, sex tonight, девушки по вызову, купить диплом,
    replica watches
  `),
  // Threats and bills.
  ...phrases(`
    search engine listing, search engine index, search engine registration,
    your domain registration expires, recorded you through your camera,
    images without my permission
  `),
];

/** Addresses (`ann@company.example`) and domains (`company.example`) of which every message is held. */
export const blocked: readonly string[] = [];
