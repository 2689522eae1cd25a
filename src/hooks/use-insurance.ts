import { graphql, useStaticQuery } from "gatsby";

/** Whose insurance and stipends we take, and what to ask about them, from data/clinic.json. */
export function useInsurance(): Queries.UseInsuranceQuery["clinic"]["insurance"] {
  return useStaticQuery<Queries.UseInsuranceQuery>(graphql`
    query UseInsurance {
      clinic {
        insurance {
          accepted
          acceptedMore
          inNetwork
          homeschool
          homeschoolMore
          courtesy
          payment
          checked
          coverage {
            inNetwork {
              ...Coverage
            }
            accepted {
              ...Coverage
            }
            ask {
              ...Coverage
            }
            homeschool {
              ...Coverage
            }
          }
          insurerCall {
            ...CallScript
          }
          homeschoolCall {
            ...CallScript
          }
        }
      }
    }
  `).clinic.insurance;
}
