/// A value with keys, with which a predicate can be evaluated.
public protocol FormatSubject: Sendable {
  /// Returns the value of a key, or nil if the subject has no such key.
  ///
  /// For a key that exists without a value, it returns ``FormatValue/null``.
  func formatValue(forKey key: String) -> FormatValue?

  /// The keys of the subject, suggested when an unknown key is similar to one of them.
  var formatKeys: [String] { get }
}

extension FormatSubject {
  /// No keys, so that no nearest name is suggested.
  public var formatKeys: [String] { [] }
}

/// A live subject as a value.
///
/// Two objects are equal if they have the same identity. Without identities they are equal if they
/// are the same instance of a class, or copies of one `FormatObject`.
public struct FormatObject: Sendable, Hashable {
  /// Keeps the subject behind one reference, so that copying a value stays cheap.
  final class Storage: Sendable {
    let subject: any FormatSubject
    let identity: String?

    init(subject: any FormatSubject, identity: String?) {
      self.subject = subject
      self.identity = identity
    }
  }

  let storage: Storage

  /// Wraps a subject, with a text that distinguishes it from other subjects.
  public init(_ subject: any FormatSubject, identity: String? = nil) {
    storage = Storage(subject: subject, identity: identity)
  }

  /// The subject.
  public var subject: any FormatSubject { storage.subject }

  /// The text that distinguishes the subject from others; nil if none was given.
  public var identity: String? { storage.identity }

  /// Whether two objects are the same subject.
  public static func == (left: FormatObject, right: FormatObject) -> Bool {
    if left.storage === right.storage { return true }
    if let identity = left.identity { return identity == right.identity }
    guard right.identity == nil, let instance = left.instance else { return false }
    return instance == right.instance
  }

  /// Feeds the values that equality compares into a hasher.
  public func hash(into hasher: inout Hasher) {
    if let identity {
      hasher.combine(identity)
    } else {
      hasher.combine(instance ?? ObjectIdentifier(storage))
    }
  }

  private var instance: ObjectIdentifier? {
    guard type(of: subject) is AnyClass else { return nil }
    return ObjectIdentifier(subject as AnyObject)
  }
}
