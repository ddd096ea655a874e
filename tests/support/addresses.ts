/** Addresses with a mistake in their end, and what was meant. */
export const mistyped: Record<string, string> = {
  ...{
    "gmial.com": "gmail.com",
    "gmai.com": "gmail.com",
    "gamil.com": "gmail.com",
    "gnail.com": "gmail.com",
  },
  ...{
    "gmal.com": "gmail.com",
    "gmaill.com": "gmail.com",
    "gmail.con": "gmail.com",
    "gmail.co": "gmail.com",
  },
  ...{
    "gmail.cm": "gmail.com",
    "gmail.om": "gmail.com",
    "gmail.c": "gmail.com",
    "gmaul.com": "gmail.com",
  },
  ...{
    "gmeil.com": "gmail.com",
    "ggmail.com": "gmail.com",
    "yaho.com": "yahoo.com",
    "yahooo.com": "yahoo.com",
  },
  ...{
    "yhaoo.com": "yahoo.com",
    "yahoo.con": "yahoo.com",
    "yahoo.cm": "yahoo.com",
    "hotmial.com": "hotmail.com",
  },
  ...{
    "hotmai.com": "hotmail.com",
    "hotmal.com": "hotmail.com",
    "hotnail.com": "hotmail.com",
    "hotmail.con": "hotmail.com",
  },
  ...{
    "hormail.com": "hotmail.com",
    "outlok.com": "outlook.com",
    "outloo.com": "outlook.com",
    "outlook.con": "outlook.com",
  },
  ...{
    "iclod.com": "icloud.com",
    "icoud.com": "icloud.com",
    "comast.net": "comcast.net",
    "comcast.ner": "comcast.net",
  },
  ...{
    "verizon.nte": "verizon.net",
    "sbcgobal.net": "sbcglobal.net",
    "acme.con": "acme.com",
    "acme.cmo": "acme.com",
  },
  ...{
    "acme.ocm": "acme.com",
    "charity.ogr": "charity.org",
    "example.couk": "example.co.uk",
    "acme.nett": "acme.net",
  },
};

/** Ends of right addresses that a crude check "corrects". */
export const right = [
  ..."gmail.com googlemail.com yahoo.com yahoo.co.uk yahoo.fr yahoo.co.in yahoo.com.br hotmail.com hotmail.fr".split(
    " ",
  ),
  ..."hotmail.co.uk hotmail.nl outlook.com outlook.de outlook.ie icloud.com me.com mac.com live.com live.co.uk".split(
    " ",
  ),
  ..."msn.com aol.com att.com att.net comcast.net comcast.com verizon.net verizon.com cox.net charter.net".split(
    " ",
  ),
  ..."sbcglobal.net bellsouth.net earthlink.net juno.com ymail.com rocketmail.com mail.com email.com gmx.com".split(
    " ",
  ),
  ..."gmx.de gmx.net web.de t-online.de freenet.de mail.ru yandex.ru qq.com 163.com 126.com naver.com".split(
    " ",
  ),
  ..."docomo.ne.jp ezweb.ne.jp softbank.jp fastmail.com fastmail.fm proton.me pm.me protonmail.com tutanota.com".split(
    " ",
  ),
  ..."zoho.com hey.com k12.in.us in.gov iu.edu purdue.edu mit.edu army.mil example.org acme.co acme.cm".split(
    " ",
  ),
  ..."acme.io acme.ai acme.us acme.biz nextwright.example steelworks.example mail.acme.com gmaillaw.com".split(
    " ",
  ),
  ..."cloud.com gail.com mailw.com maine.gov hotelmail.example outlaw.com yahrzeit.org verizonlaw.com acme.org acme.net".split(
    " ",
  ),
];
