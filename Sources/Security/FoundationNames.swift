// Names of Core Foundation that code with a keychain uses. Linux does not have them.

/// A text; the keys of queries are texts, so `kSecClass as String` compiles.
public typealias CFString = String
/// A query, or the attributes of an item.
public typealias CFDictionary = [String: Any]
/// A result: data, attributes, or a list of either.
public typealias CFTypeRef = AnyObject
/// A truth value.
public typealias CFBoolean = Bool
/// A status; 0 is a success.
public typealias OSStatus = Int32

/// True.
public let kCFBooleanTrue: CFBoolean? = true
/// False.
public let kCFBooleanFalse: CFBoolean? = false
