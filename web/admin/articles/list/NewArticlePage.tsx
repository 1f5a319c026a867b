import { useNavigate } from 'react-router-dom';
import { useFormMutation } from '../../../enquiries/useFormMutation.ts';
import { useCreateArticleMutation } from '../../../generated/CreateArticle.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormEnd } from '../../../ui/form/FormEnd.tsx';
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx';
import { PageHead } from '../../../ui/page/PageHead.tsx';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { BackLink } from '../../list/BackLink.tsx';
import { fromList } from '../../list/fromList.ts';
import { useWayBack } from '../../list/useWayBack.ts';
import { listMessages } from './messages.ts';

/** `/admin/articles/new`: begins an article with its title. */
function NewArticlePage() {
  const text = useMessages(listMessages);
  const navigate = useNavigate();
  const back = useWayBack('/articles');
  const [create] = useCreateArticleMutation();
  const { form } = useFormMutation({
    fields: ['title'],
    send: ({ title }, context) => create({ variables: { input: { title } }, context }),
    onStored: ({ article }) => {
      // In the place of this page, so that Back leads to the list.
      if (article)
        void navigate(`/articles/${encodeURIComponent(article.id)}`, { replace: true, state: fromList });
    },
  });
  return (
    <>
      <PageHead title={text.begin} />
      <BackLink to="/articles" label={text.back} onBack={back} />
      <h1 className="mb-6 text-title-md!">{text.begin}</h1>
      <Form {...form} className="max-w-xl">
        <Field name="title" label={text.newTitle} hint={text.newHint} maxLength={200} autoComplete="off" />
        <FormEnd>
          <SubmitButton>{text.start}</SubmitButton>
        </FormEnd>
      </Form>
    </>
  );
}

export { NewArticlePage as Component };
