declare module "*.module.css" {
  const classNames: Readonly<Record<string, string>>;
  export = classNames;
}

/** Style sheets of the whole site, which are imported for their effect only. */
declare module "*.css";
