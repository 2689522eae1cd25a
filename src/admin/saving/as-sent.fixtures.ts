import { z } from "zod";
import { isRecord } from "../../content-check/values";
import { shapeOf } from "../../content-check/walk-fields";

type Schema = z.core.$ZodType;

/**
 * A value as the editor sends it after someone has opened and changed it: the fields in the order of the description,
 * optional ones filled with what an empty form holds, and with a mark of the editor's own.
 */
export function asSent(schema: Schema, value: unknown): unknown {
  if (schema instanceof z.ZodOptional)
    return value === undefined ? emptyForm(schema.unwrap()) : asSent(schema.unwrap(), value);
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.map((entry) => asSent(schema.element, entry));
  if (!isRecord(value)) return value;
  const shape = shapeOf(schema, value) ?? {};
  const sent = Object.entries(shape).map(([name, field]) => [name, asSent(field, value[name])]);
  return { ...Object.fromEntries(sent), __sc_item_id: "1f0c" };
}

function emptyForm(schema: Schema): unknown {
  if (schema instanceof z.ZodBoolean) return false;
  if (schema instanceof z.ZodArray) return [];
  if (schema instanceof z.ZodNumber || schema instanceof z.ZodObject) return null;
  return "";
}
