import { z } from "zod";

/** The schema of an object in data/: the name of its GraphQL type, and its fields. It can have no others. */
export const group = <Fields extends z.ZodRawShape>(title: string, fields: Fields) =>
  z.strictObject(fields).meta({ title });
