import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { Field, type FieldProps } from './field.tsx'
import { IconButton } from '../buttons/icon-button.tsx'

/** Password field with a button that shows the text. Set `autoComplete` to the current or a new password. */
export function PasswordField(props: Omit<FieldProps, 'type' | 'end' | 'unit'>) {
  const [isShown, setShown] = useState(false)
  return (
    <Field
      placeholder=" "
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <IconButton
          label={isShown ? 'Hide password' : 'Show password'}
          icon={isShown ? <EyeOff /> : <Eye />}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  )
}
