/**
 * Half of the messages that the signs of spam are tried with. It was written before the rules, and no rule is fitted
 * to it: a miss here is a figure, not a reason to add a phrase.
 */
export interface Message {
  /** For spam, which of twelve kinds; for a lead, what a crude filter takes it for. */
  kind: string;
  name: string;
  email: string;
  company?: string;
  message: string;
}

export type Cells = [kind: string, name: string, email: string, message: string, company?: string];

export const messageOf = ([kind, name, email, message, company]: Cells): Message => ({
  ...{ kind, name, email, message, company },
});

export const spam: Message[] = (
  [
    ["random", "ZvVpQmXcTkLw", "q.eki.lo.96@gmail.com", "RtYbnWqZxPlkJhgFds"],
    ["random", "bqKxWzrTjvLpNd", "ogubezu437@gmail.com", "HxqJvWkZtRbPfLmN", "FgTxWqPzLk"],
    ["random", "xkcvbwtrq", "irivane58@outlook.com", "sdkjfhwq zxmnvbqw poqwzxkv"],
    [
      "links",
      "Gregorydus",
      "gregory@mailbox-one.example",
      "Look here https://one-shop.example/a https://two-shop.example/b https://three-shop.example/c https://four-shop.example/d",
    ],
    [
      "links",
      "Marina",
      "marina@post.example",
      '<a href="https://watch-deals.example/">cheap watches</a> <a href="https://bag-deals.example/">bags</a>',
    ],
    [
      "links",
      "Igorlix",
      "igorlix@mail.example",
      "[url=https://stroy-dom.example/]строительство домов[/url] и [url=https://remont-plus.example/]ремонт квартир[/url]",
    ],
    [
      "coin",
      "Helen Crypto",
      "helen@fastgain.example",
      "You have 1.3426 BTC waiting in your account. Withdraw your funds before the 14th: https://wallet-claim.example/go?id=88213",
    ],
    [
      "coin",
      "Robert Lang",
      "rlang@growth.example",
      "Our trading robot turns $250 into $7,800 every week without experience. Start today with the minimum deposit and see guaranteed daily profit.",
    ],
    [
      "coin",
      "Mining Support",
      "support@hashpower.example",
      "Passive income with cloud mining! Earn up to 8% per day on USDT, instant withdrawal, no KYC.",
    ],
    [
      "casino",
      "LuckyJoe",
      "lucky@spins.example",
      "Claim 200 free spins and a 300% welcome bonus at the best online casino. No deposit bonus today only! https://spin-palace.example",
    ],
    [
      "casino",
      "Andreaskig",
      "andreas@betting.example",
      "Лучшие онлайн казино с бонусом за регистрацию https://kazino-top.example и ставки на спорт https://stavki.example",
    ],
    [
      "casino",
      "Slots",
      "slots@mail.example",
      "slot gacor hari ini maxwin terpercaya https://gacor88.example link alternatif https://gacor99.example daftar https://gacor77.example",
    ],
    [
      "search",
      "Aarav Sharma",
      "aarav.seo@gmail.com",
      "Hello, I was looking at your website and found some errors that keep you from ranking on the first page of Google. Can I send you a free SEO audit report and price list?",
    ],
    [
      "search",
      "Emily Watson",
      "emily.watson@rankboost.example",
      "Hi Team, we can place your website on Google's 1st page. We offer affordable SEO packages and guaranteed rankings in 90 days. May I send you a quote?",
    ],
    [
      "search",
      "David",
      "david@linkpower.example",
      "We build high DA backlinks, 500 dofollow links for $49. Increase your organic traffic now.",
    ],
    [
      "guest post",
      "Sarah Miller",
      "sarah.outreach@gmail.com",
      "Hi there, do you accept guest posts on your site? I would like to publish a sponsored article with one do-follow link. Please tell me your price.",
    ],
    [
      "guest post",
      "Tom Baker",
      "tom@contentpitch.example",
      "I came across your blog and would love to contribute a free, well-researched article in exchange for a backlink to my client.",
    ],
    [
      "guest post",
      "Nadia",
      "nadia@links.example",
      "Are you interested in a link exchange? I own 300 sites with high domain authority and we can do a three-way link swap.",
    ],
    [
      "attendees",
      "Jessica Brown",
      "jessica.brown@b2bevents.example",
      "Would you be interested in acquiring the attendees list of CES 2027? We have 42,000 verified contacts with emails. Let me know so I can share counts and pricing.",
    ],
    [
      "attendees",
      "Megan",
      "megan@datalist.example",
      "We can provide a list of Microsoft Dynamics users with verified email addresses and phone numbers of decision makers across all industries. Interested in a sample file?",
    ],
    [
      "attendees",
      "Karl Data",
      "karl@leadsdb.example",
      "Buy our B2B email list: 20 million verified business emails for $99. Lifetime updates and opt-in contacts.",
    ],
    [
      "scam",
      "Barrister James Okoro",
      "barr.james@chambers.example",
      "I am the attorney of a late client who shares your last name and left 9.8 million dollars in a bank here. I seek your consent to present you as the next of kin so we share the proceeds.",
    ],
    [
      "scam",
      "Mrs. Anna Weiss",
      "anna.weiss.fund@gmail.com",
      "Dearly beloved, I am a widow with a terminal illness and I want to donate my late husband's fortune to charity through you. Reply to my private email for details.",
    ],
    [
      "scam",
      "Funding Desk",
      "loans@quickfund.example",
      "Do you need an urgent business loan at 2% interest rate? We offer loans from $5,000 to $50 million with no collateral. Apply now.",
    ],
    ["probe", "' OR '1'='1' --", "probe@scan.example", "1' UNION SELECT NULL,NULL,version()-- -"],
    [
      "probe",
      "$\u007bjndi:ldap://x.oob.example/a}",
      "jndi@scan.example",
      "$\u007bjndi:ldap://x.oob.example/b}",
    ],
    ["probe", "<script>alert(1)</script>", "xss@scan.example", '"><img src=x onerror=alert(1)>'],
    [
      "design",
      "Ravi Kumar",
      "ravi.webdesign@gmail.com",
      "Hi, we are a leading web design and mobile app development company based in India. We can redesign your website at an affordable price. Can I share our portfolio?",
    ],
    [
      "design",
      "Priya",
      "priya@appbuilders.example",
      "Do you want a new modern WordPress website for only $199? We also do logo design and e-commerce stores. Reply for samples of our past work.",
    ],
    [
      "design",
      "Alex Video",
      "alex@explainers.example",
      "We create animated explainer videos for businesses like yours starting at $195. Watch our samples: https://explain-video.example/samples",
    ],
    [
      "pharmacy",
      "Meds24",
      "meds@pills.example",
      "Buy Viagra and Cialis online without prescription, lowest price, worldwide shipping https://pills24.example",
    ],
    [
      "pharmacy",
      "Dr Wellness",
      "wellness@keto.example",
      "Lose 30 pounds in 30 days with our keto gummies! Doctors hate this one trick. Order your free bottle now: https://keto-gum.example",
    ],
    [
      "pharmacy",
      "Anabol",
      "anabol@roids.example",
      "[url=https://steroid-shop.example/]buy steroids online[/url] tramadol without a prescription overnight delivery",
    ],
    [
      "threat",
      "Domain Services",
      "notice@domain-registry.example",
      "FINAL NOTICE: your domain registration expires today. Failure to renew your search engine listing will result in cancellation. Pay here: https://renew-listing.example/pay",
    ],
    [
      "threat",
      "Melissa Photographer",
      "melissa@copyright.example",
      "Your website uses my copyrighted images without permission. Download the evidence here and delete them or I will sue: https://sites-storage.example/d/evidence.zip",
    ],
    [
      "threat",
      "Hacker",
      "anon@dark.example",
      "I have hacked your website and extracted your entire database. Pay $3,000 in bitcoin to the address below within 5 days or your reputation will be destroyed.",
    ],
  ] satisfies Cells[]
).map(messageOf);

export const honest: Message[] = (
  [
    [
      "name",
      "Nguyễn Thị Mỹ Hạnh",
      "hanh.nguyen@acme.example",
      "Chúng tôi cần hỗ trợ CNTT cho 30 nhân viên ở Carmel.",
    ],
    [
      "name",
      "田中 美咲",
      "misaki@tanaka.example",
      "サーバーの保守をお願いしたいのですが、お見積りをいただけますか。",
    ],
    [
      "name",
      "Krzysztof Brzęczyszczykiewicz",
      "kb@firma.example",
      "Potrzebujemy opieki informatycznej dla dwóch biur.",
    ],
    ["name", "Ng", "ng@short.example", "Call me after 5."],
    ["name", "Zbigniew Wrzesniewski", "zw@logistics.example", "Our VPN drops every hour."],
    [
      "name",
      "Thambipillai Sivarajasingam",
      "siva@clinic.example",
      "Need HIPAA review of our clinic network.",
    ],
    [
      "name",
      "Hrvoje Krstić",
      "hrvoje@strk.example",
      "Two switches are dead, can you quote replacements?",
    ],
    [
      "name",
      "MacKenzie DeVries-O'Neill",
      "mack@oneill.example",
      "What does managed IT cost for 12 people?",
    ],
    [
      "name",
      "JOHN MCALLISTER",
      "JMCALLISTER@STEELWORKS.EXAMPLE",
      "PLEASE CALL ME ABOUT OUR PHONES. THE CAPS LOCK IS NOT BROKEN, THIS IS HOW OUR SYSTEM TYPES.",
    ],
    ["name", "陈伟", "chenwei@export.example", "你好，我们需要更换公司的防火墙，请联系我。"],
    [
      "name",
      "محمد الأحمد",
      "m.ahmad@clinic.example",
      "نحتاج إلى دعم لخوادم العيادة. متى يمكننا التحدث؟",
    ],
    [
      "name",
      "Иван Петров",
      "ivan@delivery.example",
      "Нужна помощь с переносом почты в Microsoft 365, 25 ящиков.",
    ],
    [
      "name",
      "Llyr Gwynfryn",
      "llyr@gwyn.example",
      "Backup of our file server failed twice this week.",
    ],
    [
      "trade",
      "Dana Whitfield",
      "dwhitfield@riverboat-casino.example",
      "I run IT for a casino resort in Indiana. We need PCI compliance help for our slot floor network and the online casino back office.",
      "Riverboat Casino Resort",
    ],
    [
      "trade",
      "Paul Greer",
      "paul@greerpharmacy.example",
      "We are a pharmacy with four stores. Our prescription software is slow and we ship Viagra and other controlled drugs, so downtime is serious.",
      "Greer Pharmacy",
    ],
    [
      "trade",
      "Lena Ortiz",
      "lena@coinatm.example",
      "We operate bitcoin ATMs in 40 gas stations and need someone to manage the routers and monitoring.",
      "Hoosier Coin",
    ],
    [
      "trade",
      "Marcus Bell",
      "marcus@bellseo.example",
      "We're an SEO agency, 18 people, all on Macs. Looking for device management and help desk.",
      "Bell Search",
    ],
    [
      "trade",
      "Ruth Adler",
      "ruth@adlerloans.example",
      "We're a mortgage lender and need email encryption for loan documents. Interest rate locks make this time critical.",
    ],
    [
      "trade",
      "Tasha Green",
      "tasha@greenevents.example",
      "We run trade shows and need Wi-Fi for 4,000 attendees in March. Can you also print the attendee list from our laptop at the desk?",
    ],
    [
      "trade",
      "Colin Hart",
      "colin@hartdesign.example",
      "We're a web design studio; our NAS with client WordPress backups is full.",
    ],
    [
      "trade",
      "Amira Said",
      "amira@saidlaw.example",
      "I'm an attorney handling estates. We need a secure way to exchange documents with the next of kin of a late client.",
    ],
    [
      "log",
      "Greg Olsen",
      "greg@olsenfab.example",
      "The backup fails with:\n2026-11-02T03:11:09Z ERROR [job 7] https://backup.olsenfab.example/api/v2/run 500\n2026-11-02T03:12:44Z ERROR retry https://backup.olsenfab.example/api/v2/run 500\n2026-11-02T03:14:10Z FATAL giving up",
    ],
    [
      "log",
      "Sam Tran",
      "sam@trandental.example",
      "Outlook says: 0x800CCC0E (IMAP: imap.trandental.example, SMTP: smtp.trandental.example). Attached the headers: X-MS-Exchange-Organization-SCL: -1, DKIM-Signature: v=1; a=rsa-sha256; b=Kx9vQzTbWnRp7LmXcJhGfDsAq",
    ],
    [
      "log",
      "Priyanka Rao",
      "priyanka@rao.example",
      "Our firewall logged $\u007bjndi:ldap://203.0.113.5/a} from outside about 300 times last night. Should we worry? We have a vCenter that may not be patched.",
    ],
    [
      "log",
      "Ed Novak",
      "ed@novakhvac.example",
      "Windows key on the sticker is XK7PV-9QRTW-BBH2M-QQ3YT-8JWVD and it will not activate after the board was replaced.",
    ],
    [
      "log",
      "Kim Larsen",
      "kim@larsenprint.example",
      "SHA256 of the file our scanner found: 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08. Is it malware?",
    ],
    [
      "log",
      "Theo Park",
      "theo@parkcpa.example",
      "select * from invoices where id = 7 union all select * from archive takes 40 minutes on our SQL server since the update.",
    ],
    [
      "log",
      "Janet Ruiz",
      "janet@ruizco.example",
      "Our web page shows <script> tags to visitors since this morning, I think somebody hacked our WordPress. Please call right away.",
    ],
    [
      "links",
      "Beth Crane",
      "beth@cityofplain.example",
      "The City of Plain invites proposals for managed IT (RFP 26-114). Documents: https://www.cityofplain.example/rfp/26-114 Questions: https://www.cityofplain.example/rfp/questions Deadline: https://www.cityofplain.example/calendar",
      "City of Plain",
    ],
    [
      "links",
      "Omar Haddad",
      "omar@haddadrealty.example",
      "Three listings of ours don't load: https://www.haddadrealty.example/l/1, https://www.haddadrealty.example/l/2 and https://www.haddadrealty.example/l/3. Is it the DNS?",
    ],
    [
      "links",
      "Rosa Lind",
      "rosa@lindmfg.example",
      "We compared https://www.dell.com/poweredge and https://www.hpe.com/proliant, which one would you pick for 30 users?",
    ],
    [
      "links",
      "Wes Dorn",
      "wes@dornfarm.example",
      "Is this mail from you? It says https://nextwrlght.example/login and I did not click it.",
    ],
    [
      "links",
      "Hank Boyd",
      "hank@boydauto.example",
      "here is our site www.boydauto.example. pls look and tell me what hosting costs",
    ],
    ["short", "Al", "al@al.example", "help"],
    ["short", "Bo", "bo@bo.example", "?"],
    ["short", "Dee", "dee@dee.example", "asap"],
    ["short", "Ty", "ty@ty.example", "price"],
    ["short", "Test Person", "it@manager.example", "test"],
    [
      "words",
      "Grace Kim",
      "grace@kimdental.example",
      "We rank on page one of Google, and since the redesign nobody can reach the site. Who can look at our DNS today?",
    ],
    [
      "words",
      "Louis Petit",
      "louis@petitwine.example",
      "A ransomware gang wants us to pay in bitcoin within 5 days. All servers are encrypted. Please call now, any hour.",
    ],
    [
      "words",
      "Nora Falk",
      "nora@falk.example",
      "I got an email saying I won the lottery and left 2 million dollars by an uncle. Is that phishing? My boss clicked it.",
    ],
    [
      "words",
      "Vince Marino",
      "vince@marino.example",
      "Do you do free audits? I want a security assessment before we sign anything, no obligation.",
    ],
    [
      "words",
      "Ella Stone",
      "ella@stonearch.example",
      "Do you offer financing or a loan on hardware? We need 40 laptops and would like to pay over 24 months.",
    ],
    [
      "words",
      "Pete Rossi",
      "pete@rossi.example",
      "Increase the traffic limit on our internet line please, the videos for our website stall.",
    ],
    [
      "colleagues",
      "Ann Weber",
      "ann@weberco.example",
      "Please send us an offer for managed IT services for 45 users at two sites, including backup and phones.",
      "Weber Co",
    ],
    [
      "colleagues",
      "Jim Weber",
      "jim@weberco.example",
      "Please send us an offer for managed IT services for 45 users at two sites, including backup and phones.",
      "Weber Co",
    ],
    [
      "address",
      "ann.lee@leebakery.example",
      "ann.lee@leebakery.example",
      "The autofill put my address in the name field, sorry. Ann Lee. We need two printers.",
    ],
    ["company", "Chris Vu", "chris@vuvu.example", "Need a quote.", "QXZ Industries"],
    [
      "company",
      "Pat Long",
      "pat@long.example",
      "Looking for phones for a new office.",
      "www.longfreight.example",
    ],
    [
      "company",
      "Jo Reed",
      "jo@reed.example",
      "Please call about your Presence product.",
      "WSFGTX LLC",
    ],
  ] satisfies Cells[]
).map(messageOf);
