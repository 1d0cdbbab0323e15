public import Foundation

/// The symbol of an address in code.
public final class XCTSourceCodeSymbolInfo: NSObject, Sendable {
  /// The name of the program or library.
  public let imageName: String
  /// The name of the function.
  public let symbolName: String
  /// The line, if it is known.
  public let location: XCTSourceCodeLocation?

  /// Makes the symbol of an address.
  public init(imageName: String, symbolName: String, location: XCTSourceCodeLocation?) {
    self.imageName = imageName
    self.symbolName = symbolName
    self.location = location
  }
}
