import { useState } from 'react';
import { type Choice, noChoice, toggled, type TypedRange } from './Choice.ts';

/** What is being chosen in the panel, starting from what is searched for; it counts when it is searched for. */
export function useChoice(searched: Choice) {
  const [choice, setChoice] = useState(searched);
  /** Whose model is chosen; a shared address does not say it. */
  const [modelCompany, setModelCompany] = useState('');

  function change(part: Partial<Choice>) {
    setChoice({ ...choice, ...part });
  }

  return {
    choice,
    reset: () => setChoice(noChoice),
    setRange: (name: 'mileage' | 'year' | 'installment', range: TypedRange) => change({ [name]: range }),
    toggleBodyType: (bodyType: string) => change({ bodyTypes: toggled(choice.bodyTypes, bodyType) }),
    allBodyTypes: () => change({ bodyTypes: [] }),
    setAvailableNow: (availableNow: boolean) => change({ availableNow }),
    setTitle: (title: string) => change({ title }),

    setModel: (model: string, company: string) => {
      setModelCompany(company);
      change({ model });
    },

    /** Taking a company out takes its model out as well (spec §4). */
    toggleCompany: (company: string) => {
      const companies = toggled(choice.companies, company);
      const orphaned = modelCompany ? !companies.includes(modelCompany) : !companies.length;
      change({ companies, model: orphaned ? '' : choice.model });
    },
  };
}
