import { Eye, LogIn } from 'lucide'
import { useState, type FormEvent } from 'react'
import styled from 'styled-components'
import { Button } from '../../../src/kit/control/Button'
import { IconButton } from '../../../src/kit/control/IconButton'
import { CredentialButton } from '../../../src/kit/credential/CredentialButton'
import { CredentialCheckbox } from '../../../src/kit/credential/CredentialCheckbox'
import { CredentialField } from '../../../src/kit/credential/CredentialField'
import { CredentialForm } from '../../../src/kit/credential/CredentialForm'
import { CredentialPasswordField } from '../../../src/kit/credential/CredentialPasswordField'
import { Checkbox } from '../../../src/kit/field/Checkbox'
import { TextField } from '../../../src/kit/field/TextField'
import { cssVar } from '../../../src/kit/theme/tokens'
import { ShellChrome } from '../../../src/shell/ShellChrome'
import { passwordTexts } from '../../../stories/kit/credential/passwordTexts'
import { strengthTexts } from '../../../stories/kit/credential/strengthTexts'

const Sides = styled.div`
  display: grid;
  grid-template-columns: 300px 300px;
  gap: 16px;
  overflow: auto;
`
const Kit = styled.div`
  display: grid;
  gap: 16px;
  align-content: start;
  padding: 4px 16px 16px;
`

const text = {
  label: 'E-Mail',
  hint: 'Steht auf dem Ausweis.',
  value: 'lenz',
  onChange: () => {},
  autoComplete: 'username',
} as const
const password = {
  label: 'Passwort',
  texts: passwordTexts,
  strength: strengthTexts,
  autoComplete: 'new-password',
} as const
const wrong = 'Das gibt es nicht.'
const none = () => {}

/** Renders the parts of a credential form beside the matching parts of the kit. Both sides must look the same. */
export function KitTwins() {
  const [isChecked, setIsChecked] = useState(true)
  return (
    <ShellChrome>
      <Sides>
        <Kit id="kit">
          <TextField {...text} />
          <TextField {...text} label="Leer" value="" placeholder="name@haus.de" />
          <TextField {...text} label="Falsch" isRequired error={wrong} />
          <TextField {...text} label="Fest" disabled />
          <TextField
            label="Passwort"
            type="password"
            autoComplete="new-password"
            value="Schloss-1"
            onChange={none}
            style={{ paddingInlineEnd: `calc(${cssVar('size-control')} + 4px)` }}
          />
          <IconButton label="Passwort anzeigen" icon={Eye} size="small" />
          <Checkbox label="Bleiben" isChecked={isChecked} onChange={setIsChecked} />
          <Checkbox label="Kommen" isChecked={false} onChange={none} hint="Immer wieder." />
          <Button icon={LogIn}>Zweites</Button>
          <Button variant="primary">Erstes</Button>
          <Button variant="quiet" disabled>
            Leises
          </Button>
        </Kit>
        <CredentialForm noValidate onSubmit={(event: FormEvent) => event.preventDefault()} bar={null}>
          <CredentialField name="a" {...text} />
          <CredentialField name="b" {...text} label="Leer" value="" placeholder="name@haus.de" />
          <CredentialField name="c" {...text} label="Falsch" isRequired error={wrong} />
          <CredentialField name="d" {...text} label="Fest" disabled />
          <CredentialPasswordField name="e" {...password} value="Schloss-1" onChange={none} />
          <CredentialCheckbox name="f" label="Bleiben" value={isChecked} onChange={setIsChecked} />
          <CredentialCheckbox name="g" label="Kommen" value={false} onChange={none} hint="Immer wieder." />
          <CredentialButton icon={LogIn}>Zweites</CredentialButton>
          <CredentialButton variant="primary">Erstes</CredentialButton>
          <CredentialButton variant="quiet" disabled>
            Leises
          </CredentialButton>
        </CredentialForm>
      </Sides>
    </ShellChrome>
  )
}

KitTwins.labels = ['ui_language_heading'] as const
