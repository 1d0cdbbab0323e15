import Foundation
import Synchronization

// On a Mac every object of Objective-C can be an argument of a format, as in
// `String(format: "%@", element)`.

extension XCUIElement: CVarArg {
  /// The element's description.
  public nonisolated var _cVarArgEncoding: [Int] { DescribedArgument.encoding(of: description) }
}

extension XCUIElementQuery: CVarArg {
  /// The query's description.
  public nonisolated var _cVarArgEncoding: [Int] { DescribedArgument.encoding(of: description) }
}

extension NSPredicate: @retroactive CVarArg {
  /// The format of the predicate.
  public var _cVarArgEncoding: [Int] { DescribedArgument.encoding(of: description) }
}

/// Texts that represent objects in the arguments of a format.
private enum DescribedArgument {
  /// The last arguments, since Foundation reads them without retaining them.
  private static let kept = Mutex<[NSString]>([])
  private static let number = 64

  static func encoding(of text: String) -> [Int] {
    kept.withLock { kept in
      let object = NSString(string: text)
      kept = kept.suffix(number - 1) + [object]
      return [Int(bitPattern: Unmanaged.passUnretained(object).toOpaque())]
    }
  }
}
