import { Link } from "@remix-run/react";
import type { ComponentProps } from "react";

/** Elements of an article's text that are more than HTML: links stay inside the app. */
const elements = {
  a: ({ href = "", children }: ComponentProps<"a">) => <Link to={href}>{children}</Link>,
};

/** The name and shape MDX asks for. */
export const useMDXComponents = () => elements;
