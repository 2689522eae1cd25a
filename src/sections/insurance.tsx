import { graphql } from "gatsby";
import { Actions } from "../components/actions";
import { Band } from "../components/band";
import { Card } from "../components/card";
import { ItemGroup } from "../components/item-group";
import { RichText } from "../components/rich-text";
import { SidePicture } from "../components/side-picture";
import { useClinic } from "../hooks/use-clinic";
import * as styles from "./insurance.module.css";

/** Whose insurance we take, in lists that a parent can skim for a name. */
export function Insurance({ block }: { block: Queries.InsuranceFragment }) {
  const { insurance } = useClinic();
  const { sideImage } = block;
  const groups = [
    { name: "Insurance plans", items: [...insurance.accepted, insurance.acceptedMore] },
    { name: "In-network", items: insurance.inNetwork },
    { name: "Homeschool stipends", items: [...insurance.homeschool, insurance.homeschoolMore] },
  ];
  return (
    <Band
      anchor={block.anchor}
      heading={block.heading}
      beside={sideImage && <SidePicture image={sideImage} />}
      below={
        <>
          <div className={styles.lists}>
            {groups.map((group) => (
              <Card key={group.name}>
                <ItemGroup group={group} />
              </Card>
            ))}
          </div>
          <div className={styles.notes}>
            <p>{insurance.courtesy}</p>
            <p>{insurance.payment}</p>
          </div>
        </>
      }
    >
      <RichText html={block.text} />
      <Actions actions={block.actions} />
    </Band>
  );
}

export const fragment = graphql`
  fragment Insurance on InsuranceBlock {
    anchor
    heading
    text
    sideImage {
      ...SidePicture
    }
    actions {
      ...Action
    }
  }
`;
