/// The call succeeded.
public let errSecSuccess: OSStatus = 0
/// The call succeeded, by the older name of all of Apple's systems.
public let noErr: OSStatus = 0
/// The call is not there.
public let errSecUnimplemented: OSStatus = -4
/// A parameter is wrong.
public let errSecParam: OSStatus = -50
/// There is no memory left.
public let errSecAllocate: OSStatus = -108
/// The user has cancelled.
public let errSecUserCanceled: OSStatus = -128
/// There is no keychain: the code runs outside of an app.
public let errSecNotAvailable: OSStatus = -25291
/// The user or the passcode was refused.
public let errSecAuthFailed: OSStatus = -25293
/// There is an item with these attributes.
public let errSecDuplicateItem: OSStatus = -25299
/// There is no such item.
public let errSecItemNotFound: OSStatus = -25300
/// The user would have to be asked.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// The data cannot be decoded.
public let errSecDecode: OSStatus = -26275
/// The app lacks an entitlement.
public let errSecMissingEntitlement: OSStatus = -34018

/// A sentence that explains a status; nil for one without a sentence.
public func SecCopyErrorMessageString(
  _ status: OSStatus, _ reserved: UnsafeMutableRawPointer?
) -> CFString? {
  switch status {
  case errSecSuccess: "No error."
  case errSecUnimplemented: "Function or operation not implemented."
  case errSecParam: "One or more parameters passed to a function were not valid."
  case errSecAllocate: "Failed to allocate memory."
  case errSecUserCanceled: "User canceled the operation."
  case errSecNotAvailable: "No keychain is available. You may need to restart your computer."
  case errSecAuthFailed: "The user name or passphrase you entered is not correct."
  case errSecDuplicateItem: "The specified item already exists in the keychain."
  case errSecItemNotFound: "The specified item could not be found in the keychain."
  case errSecInteractionNotAllowed: "User interaction is not allowed."
  case errSecDecode: "Unable to decode the provided data."
  case errSecMissingEntitlement: "A required entitlement isn't present."
  default: nil
  }
}
