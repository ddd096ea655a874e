/** Ends of addresses, and how each is mistyped. */
const mistakes: Record<string, string> = {
  "gmail.com":
    "gmial.com gmai.com gamil.com gnail.com gmal.com gmaill.com gmail.con gmail.co gmail.cm gmail.om gmail.c gmaul.com gmeil.com ggmail.com",
  "yahoo.com": "yaho.com yahooo.com yhaoo.com yahoo.con yahoo.cm",
  "hotmail.com": "hotmial.com hotmai.com hotmal.com hotnail.com hotmail.con hormail.com",
  "outlook.com": "outlok.com outloo.com outlook.con",
  "icloud.com": "iclod.com icoud.com",
  "comcast.net": "comast.net comcast.ner",
  "verizon.net": "verizon.nte",
  "sbcglobal.net": "sbcgobal.net",
  "acme.com": "acme.con acme.cmo acme.ocm",
  "charity.org": "charity.ogr",
  "example.co.uk": "example.couk",
  "example.com.au": "example.comau",
  "acme.net": "acme.nett",
  "acme.edu": "acme.eud",
};

/** Ends with a mistake, and what was meant. */
export const mistyped: Record<string, string> = Object.fromEntries(
  Object.entries(mistakes).flatMap(([meant, wrong]) => wrong.split(" ").map((one) => [one, meant])),
);

/** Ends of right addresses that a crude check "corrects". */
export const right = `
  gmail.com googlemail.com yahoo.com yahoo.co.uk yahoo.fr yahoo.co.in yahoo.com.br hotmail.com
  hotmail.fr hotmail.co.uk hotmail.nl outlook.com outlook.de outlook.ie icloud.com me.com mac.com
  live.com live.co.uk msn.com aol.com att.com att.net comcast.net comcast.com verizon.net
  verizon.com cox.net charter.net sbcglobal.net bellsouth.net earthlink.net juno.com ymail.com
  rocketmail.com mail.com email.com gmx.com gmx.de gmx.net web.de t-online.de freenet.de mail.ru
  yandex.ru qq.com 163.com 126.com naver.com docomo.ne.jp ezweb.ne.jp softbank.jp fastmail.com
  fastmail.fm proton.me pm.me protonmail.com tutanota.com zoho.com hey.com k12.in.us in.gov iu.edu
  purdue.edu mit.edu army.mil example.org acme.co acme.cm acme.io acme.ai acme.us acme.biz
  nextwright.example steelworks.example mail.acme.com gmaillaw.com cloud.com gail.com mailw.com
  maine.gov hotelmail.example outlaw.com yahrzeit.org verizonlaw.com acme.org acme.net
  foxmail.com yopmail.com`
  .trim()
  .split(/\s+/);
