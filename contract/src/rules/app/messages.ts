/** Messages with fixed texts (product §8), for client and server. */
export const MESSAGES = {
  authenticationRequired: 'Authentication required',
  authenticationExpired: 'Authentication expired - please login again',
  noRefreshToken: 'No refresh token available',
  refreshFailed: 'Session refresh failed',
  progressFailed: 'Failed to fetch user progress',
  chatStatusFailed: 'Failed to fetch chat status',
  designsFailed: 'Failed to fetch designs',
  preferenceFailed: 'Failed to record preference',
  loginFailed: 'Login failed. Please try again.',
  registrationFailed: 'Registration failed. Please try again.',
  loginWithoutUser: 'Login succeeded but user data unavailable. Please try again.',
  offline: 'No internet connection. Please check your network.',
  unreachable: "Dream Design isn't responding. Please try again in a moment.",
} as const
