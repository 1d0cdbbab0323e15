// The keys of items and queries, with the values that Apple's have.

/// The class of an item.
public let kSecClass: CFString = "class"
/// A password with an account and a service.
public let kSecClassGenericPassword: CFString = "genp"
/// A password with an account and a server.
public let kSecClassInternetPassword: CFString = "inet"
/// A certificate, as data.
public let kSecClassCertificate: CFString = "cert"
/// A cryptographic key, as data.
public let kSecClassKey: CFString = "keys"
/// A certificate with its key, as data.
public let kSecClassIdentity: CFString = "idnt"

// MARK: - Attributes

/// The account.
public let kSecAttrAccount: CFString = "acct"
/// The service of a generic password.
public let kSecAttrService: CFString = "svce"
/// The server of an internet password.
public let kSecAttrServer: CFString = "srvr"
/// The security domain of an internet password.
public let kSecAttrSecurityDomain: CFString = "sdmn"
/// The protocol of an internet password.
public let kSecAttrProtocol: CFString = "ptcl"
/// The protocol HTTPS.
public let kSecAttrProtocolHTTPS: CFString = "htps"
/// The protocol HTTP.
public let kSecAttrProtocolHTTP: CFString = "http"
/// How an internet password is used.
public let kSecAttrAuthenticationType: CFString = "atyp"
/// The usual way.
public let kSecAttrAuthenticationTypeDefault: CFString = "dflt"
/// The port of an internet password.
public let kSecAttrPort: CFString = "port"
/// The path of an internet password.
public let kSecAttrPath: CFString = "path"
/// The group of apps that share the item.
public let kSecAttrAccessGroup: CFString = "agrp"
/// Data of the app's own.
public let kSecAttrGeneric: CFString = "gena"
/// The name that a user sees.
public let kSecAttrLabel: CFString = "labl"
/// The kind of the item, for users.
public let kSecAttrDescription: CFString = "desc"
/// A comment of the user's.
public let kSecAttrComment: CFString = "icmt"
/// A code for the item's type.
public let kSecAttrType: CFString = "type"
/// A code for the item's creator.
public let kSecAttrCreator: CFString = "crtr"
/// Whether users do not see the item.
public let kSecAttrIsInvisible: CFString = "invi"
/// Whether the item stands for a password that is not stored.
public let kSecAttrIsNegative: CFString = "nega"
/// When the item was made.
public let kSecAttrCreationDate: CFString = "cdat"
/// When the item was last changed.
public let kSecAttrModificationDate: CFString = "mdat"
/// The tag of a key.
public let kSecAttrApplicationTag: CFString = "atag"
/// The label of a key for the app.
public let kSecAttrApplicationLabel: CFString = "klbl"
/// The algorithm of a key.
public let kSecAttrKeyType: CFString = "type"
/// Whether a key is public, private or symmetric.
public let kSecAttrKeyClass: CFString = "kcls"
/// The length of a key.
public let kSecAttrKeySizeInBits: CFString = "bsiz"
/// Whether a key is kept.
public let kSecAttrIsPermanent: CFString = "perm"
/// Who may use the item; it is not checked here.
public let kSecAttrAccessControl: CFString = "accc"
/// Whether the item is shared through iCloud.
public let kSecAttrSynchronizable: CFString = "sync"
/// In a query: shared items and others.
public let kSecAttrSynchronizableAny: CFString = "syna"

// MARK: - When an item can be read

/// When the item can be read; a simulated device is always unlocked.
public let kSecAttrAccessible: CFString = "pdmn"
/// While the device is unlocked.
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// After the device was unlocked once.
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// Always.
public let kSecAttrAccessibleAlways: CFString = "dk"
/// While the device is unlocked, on this device only.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// After the device was unlocked once, on this device only.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// Always, on this device only.
public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"
/// While the device is unlocked and has a passcode, on this device only.
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"

// MARK: - Values and results

/// The secret, as data.
public let kSecValueData: CFString = "v_Data"
/// The item as an object; items here have none.
public let kSecValueRef: CFString = "v_Ref"
/// A reference that can be stored; items here have none.
public let kSecValuePersistentRef: CFString = "v_PersistentRef"
/// Whether the result has the secret.
public let kSecReturnData: CFString = "r_Data"
/// Whether the result has the attributes.
public let kSecReturnAttributes: CFString = "r_Attributes"
/// Whether the result has the object.
public let kSecReturnRef: CFString = "r_Ref"
/// Whether the result has a reference that can be stored.
public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// How many items a query gives: a number, or one of the two below.
public let kSecMatchLimit: CFString = "m_Limit"
/// One item; the default.
public let kSecMatchLimitOne: CFString = "m_LimitOne"
/// All items, as a list.
public let kSecMatchLimitAll: CFString = "m_LimitAll"
/// Whether letters match in either case; it has no effect here.
public let kSecMatchCaseInsensitive: CFString = "m_CaseInsensitive"
/// Whether the keychain of iOS is used on a Mac.
public let kSecUseDataProtectionKeychain: CFString = "nleg"
/// The text of a question to the user; none is asked here.
public let kSecUseOperationPrompt: CFString = "u_OpPrompt"
/// The context of a question to the user; none is asked here.
public let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
/// Whether the user may be asked.
public let kSecUseAuthenticationUI: CFString = "u_AuthUI"
/// The user may be asked.
public let kSecUseAuthenticationUIAllow: CFString = "u_AuthUIA"
/// An item for which the user would have to be asked is a failure.
public let kSecUseAuthenticationUIFail: CFString = "u_AuthUIF"
/// Items for which the user would have to be asked are left out.
public let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS"
