import { PASSWORD_HINT, PASSWORD_RULES } from '@dream/contract/rules/account/credentials'
import { type ChangeEvent, useState } from 'react'
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form'
import { Field, type FieldProps } from '#ui/forms/field.tsx'
import { PasswordField } from '#ui/forms/password-field.tsx'
import { PasswordStrength } from './password/strength/password-strength.tsx'

export function EmailField(props: Omit<FieldProps, 'label'>) {
  return (
    <Field
      label="Email"
      type="email"
      autoComplete="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  )
}

type NewPasswordProps = {
  label: string
  errors: { password?: FieldError | undefined; confirmPassword?: FieldError | undefined }
  password: UseFormRegisterReturn
  confirmPassword: UseFormRegisterReturn
  /** Words about the person that an attacker would try. */
  ownWords: () => readonly string[]
}

/** Password rules for password managers. React passes unknown attributes through. */
const FOR_MANAGERS = { passwordrules: PASSWORD_RULES }

/** Fields for a new password and its repetition, the last ones of a form. */
export function NewPasswordFields(props: NewPasswordProps) {
  const { label, errors, password, confirmPassword, ownWords } = props
  const [typed, setTyped] = useState('')
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    setTyped(event.target.value)
    return password.onChange(event)
  }
  return (
    <>
      <PasswordField
        label={label}
        autoComplete="new-password"
        enterKeyHint="next"
        hint={PASSWORD_HINT}
        error={errors.password?.message}
        {...FOR_MANAGERS}
        {...password}
        onChange={change}
      />
      <PasswordStrength typed={typed} ownWords={ownWords} />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        enterKeyHint="go"
        placeholder="Type it again"
        error={errors.confirmPassword?.message}
        {...FOR_MANAGERS}
        {...confirmPassword}
      />
    </>
  )
}
