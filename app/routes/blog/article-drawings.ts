import { AssetPurchase } from "~/components/drawings/asset-purchase";
import { FourTests } from "~/components/drawings/four-tests";
import { TestChain } from "~/components/drawings/test-chain";
import { Fact, Wide } from "./article-blocks";

const parts = { AssetPurchase, Fact, FourTests, TestChain, Wide };

/** The drawings and blocks that an article may place by name; MDX asks for them under this name. */
export const useMDXComponents = () => parts;
