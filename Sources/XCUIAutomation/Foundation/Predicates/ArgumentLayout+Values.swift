import CTestHost
import Foundation
import PredicateFormat

extension ArgumentLayout {
  /// Reads the arguments of a C argument list.
  ///
  /// As everywhere in C, a list that does not match the format gives arbitrary values.
  func arguments(of list: CVaListPointer) -> [Any?] {
    var values = [UInt64](repeating: 0, count: kinds.count)
    test_host_read_arguments(list, String(kinds.map(\.letter)), &values)
    return zip(kinds, values).map { kind, bits in kind.value(of: bits) }
  }
}

extension ArgumentLayout.Kind {
  fileprivate var letter: Character {
    switch self {
    case .object, .text: "p"
    case .int: "i"
    case .long: "l"
    case .real: "d"
    }
  }

  fileprivate func value(of bits: UInt64) -> Any? {
    switch self {
    case .int, .long: Int(truncatingIfNeeded: bits)
    case .real: Double(bitPattern: bits)
    case .object:
      UnsafeRawPointer(bitPattern: UInt(bits)).map {
        Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue()
      }
    case .text:
      UnsafePointer<CChar>(bitPattern: UInt(bits)).map { String(cString: $0) }
    }
  }
}
