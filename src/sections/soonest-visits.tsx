import { graphql } from "gatsby";
import { Band } from "../components/band";
import { RichText } from "../components/rich-text";
import { SoonestVisit } from "../components/soonest-visit";
import * as shapes from "../styles/shapes.module.css";

/** How soon a new family can come, for each service that has looked it up lately. */
export function SoonestVisits({ block }: { block: Queries.SoonestVisitsFragment }) {
  const { text, services, otherwise } = block;
  return (
    <Band block={block} layout="split" lead={<RichText html={text} />}>
      <dated-notices>
        <ul className={shapes.stack}>
          {services.map((service) => (
            <SoonestVisit key={service.path} service={service} as="li" />
          ))}
        </ul>
        <div data-otherwise>
          <RichText html={otherwise} />
        </div>
      </dated-notices>
    </Band>
  );
}

export const fragment = graphql`
  fragment SoonestVisits on SoonestVisitsBlock {
    anchor
    heading
    text
    services {
      ...SoonestVisit
    }
    otherwise
  }
`;
