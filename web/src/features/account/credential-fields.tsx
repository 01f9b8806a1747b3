import { PASSWORD_HINT } from '@dream/contract/rules/account/credentials'
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form'
import { Field, type FieldProps } from '#ui/forms/field.tsx'
import { PasswordField } from '#ui/forms/password-field.tsx'

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
}

/** A new password and once more, the last fields of a form. */
export function NewPasswordFields({ label, errors, password, confirmPassword }: NewPasswordProps) {
  return (
    <>
      <PasswordField
        label={label}
        autoComplete="new-password"
        enterKeyHint="next"
        hint={PASSWORD_HINT}
        error={errors.password?.message}
        {...password}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        enterKeyHint="go"
        placeholder="Type it again"
        error={errors.confirmPassword?.message}
        {...confirmPassword}
      />
    </>
  )
}
