/// A source of random bytes.
public final class SecRandomRef: Sendable {
  private init() {}
}

/// The only source.
public let kSecRandomDefault: SecRandomRef? = nil

/// Fills memory with random bytes; they come from the seed of the run.
public func SecRandomCopyBytes(
  _ source: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> Int32 {
  for place in 0..<max(0, count) {
    bytes.storeBytes(of: UInt8.random(in: .min ... .max), toByteOffset: place, as: UInt8.self)
  }
  return errSecSuccess
}
