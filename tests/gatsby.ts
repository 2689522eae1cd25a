export const navigate = jest.fn();
export const graphql = () => null;
export const useStaticQuery = jest.fn();
