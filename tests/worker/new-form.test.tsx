import { createRemixStub } from "@remix-run/testing";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { LeadForm } from "~/components/form/lead-form";
import { parseEnv } from "~/config/env.server";
import { defineForm, defineHandler } from "~/forms/define";
import { atLeast, emailField, messageField, nameField } from "~/forms/fields";
import { submit } from "~/leads/submit.server";
import { every, formIn, part, referenceOf, textOf } from "../support/html";
import { encode } from "../support/site";
import { siteForTests } from "../support/site-for-tests";

/** The form of docs/content.md, "A form", to the letter. */
const careers = defineForm({
  id: "careers",
  label: "Application",
  fields: {
    name: nameField(atLeast(2, "Name")),
    email: emailField(),
    message: messageField({ hint: "What you would like to do here." }),
  },
  button: { idle: "Apply", busy: "Sending..." },
  success: { title: "Application received", text: "We'll be in touch with you shortly." },
  failure: { title: "Something went wrong", text: "Please try again later." },
});

const careersHandler = defineHandler({
  form: careers,
  title: "Careers",
  payload: (values) => ({ ...values, form: "Careers" }),
});

const site = siteForTests();

const typed = { name: "Ann", email: "ann@example.org", message: "Wiring" };

async function post(fields: Record<string, string>) {
  const work: Promise<unknown>[] = [];
  const request = new Request(`${site.url}/careers`, { method: "POST", body: encode(fields) });
  const env = parseEnv({ DB: site.db, FORM_SERVICE_URL: site.service.url });
  const context = { env, waitUntil: (one: Promise<unknown>) => void work.push(one) };
  const response = await submit({ request, context, params: {} }, careersHandler);
  await Promise.all(work);
  return response;
}

test("a ninth form is one declaration: stored, sent and answered by the same pipeline", async () => {
  const response = await post(typed);
  expect(response).toBeInstanceOf(Response);
  const [delivery] = await site.rows("deliveries");
  const reference = referenceOf(delivery);
  expect((response as Response).headers.get("Location")).toBe(
    `/careers?sent=careers&ref=${reference}`,
  );
  expect(site.service.arrivals.map(({ body }) => body)).toEqual([{ ...typed, form: "Careers" }]);
  expect(await site.rows("deliveries")).toMatchObject([{ form: "careers", state: "delivered" }]);
});

test("and refused with its own words", async () => {
  expect(await post({ name: "A" })).toMatchObject({
    init: { status: 422 },
    data: {
      form: "careers",
      result: {
        error: {
          name: ["Name must be at least 2 characters."],
          email: ["Please enter a valid email address."],
        },
      },
    },
  });
});

test("and drawn by the same markup", () => {
  const Stub = createRemixStub([
    { path: "/careers", Component: () => <LeadForm form={careers} /> },
  ]);
  const html = renderToString(<Stub initialEntries={["/careers"]} />);
  const form = formIn(html, "careers");
  expect(every(form, "[name]", "name")).toEqual(expect.arrayContaining(Object.keys(typed)));
  expect(textOf(part(form, "button"))).toBe("Apply");
  expect(form.getAttribute("action")).toBe("/careers#careers-outcome");
});
