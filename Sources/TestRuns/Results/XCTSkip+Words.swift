import TestHost
package import XCTest

extension XCTSkip {
  /// The same skip in other words: XCTest prints them itself and lets nobody change them.
  ///
  /// Swift stores the properties of a value in their order, of which the first two are the words.
  package func told(_ change: (String) -> String) -> XCTSkip {
    let types = Mirror(reflecting: self).children.prefix(2).map { type(of: $0.value) as Any.Type }
    guard types.count == 2, types[0] == String?.self, types[1] == String.self else { return self }
    var skip = self
    withUnsafeMutableBytes(of: &skip) { bytes in
      let message = bytes.assumingMemoryBound(to: String?.self)
      message[0] = message[0].map(change)
      let rest = UnsafeMutableRawBufferPointer(rebasing: bytes[MemoryLayout<String?>.stride...])
      let summary = rest.assumingMemoryBound(to: String.self)
      summary[0] = change(summary[0])
    }
    return skip
  }
}

extension Error {
  /// The error as XCTest may print it: on a terminal, a skip shows its control characters.
  package var shown: any Error { (self as? XCTSkip)?.told(HostOutput.shown) ?? self }
}
