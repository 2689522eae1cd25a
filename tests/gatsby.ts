import { siteFacts } from "../src/layout/layout.fixtures";

export const graphql = () => null;
/** The one query of components: what it finds, unless a test mocks it. */
export const useStaticQuery = jest.fn(() => siteFacts);
