import { AssetPurchase } from "~/components/drawings/asset-purchase";
import { TestChain } from "~/components/drawings/test-chain";

const drawings = { AssetPurchase, TestChain };

/** The drawings that an article may place by name; MDX asks for them under this name. */
export const useMDXComponents = () => drawings;
