import { createStore } from './store';
import { subjectOf } from './token.rules';
import { currentToken } from './tokens';

export interface Person {
  id: string;
  name: string;
  email: string;
}

/** over: the server wants to see them again. other: another window of this browser has signed somebody else in. */
export type WhyAgain = 'over' | 'other';

export interface AgainQuestion {
  why: WhyAgain;
  person: Person;
  answer: (isBack: boolean) => void;
}

/** What is being asked now; `SignInPrompt` shows it. */
export const againQuestion = createStore<AgainQuestion | null>(null);

let owner: Person | null = null;
let wasDeclined = false;

/** Whose words stand on this page: whom it was made for, or who has signed in on it since. */
export function keepOwner(person: Person | null): void {
  if (person) owner = person;
}

export const hasOwner = (): boolean => owner !== null;

/** All windows share the cookies, so what this one sends may go out in another name, or to another restaurant. */
export const isSomebodyElse = (): boolean => {
  const subject = subjectOf(currentToken());
  return owner !== null && subject !== null && subject !== owner.id;
};

/** They have signed in at another window meanwhile. */
export const isOwnerBack = (): boolean => owner !== null && subjectOf(currentToken()) === owner.id;

/** Whether they have signed in. What runs by itself asks no second time. */
export function askToSignIn(why: WhyAgain, isPressed: boolean): Promise<boolean> {
  const person = owner;
  if (!person || (wasDeclined && !isPressed)) return Promise.resolve(false);
  const waiting = againQuestion.get();
  return new Promise((resolve) => {
    againQuestion.set({
      why,
      person,
      answer: (isBack) => {
        wasDeclined = !isBack;
        againQuestion.set(null);
        waiting?.answer(isBack);
        resolve(isBack);
      },
    });
  });
}
