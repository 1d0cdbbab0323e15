public import Foundation
@_spi(Internal) import Runtime
import TestHost

/// One call on a call stack.
public final class XCTSourceCodeFrame: NSObject, Sendable {
  /// The address of the call's code.
  public let address: UInt64
  private let given: XCTSourceCodeSymbolInfo?

  /// Makes a call at an address.
  public convenience init(address: UInt64) { self.init(address: address, symbolInfo: nil) }

  /// Makes a call at an address whose symbol may be known.
  public init(address: UInt64, symbolInfo: XCTSourceCodeSymbolInfo?) {
    self.address = address
    given = symbolInfo
  }

  /// An error for an address without a symbol.
  struct Unknown: Error, CustomStringConvertible {
    let address: UInt64

    var description: String {
      "There is no symbol at address 0x\(String(address, radix: 16)) of this process."
    }
  }

  /// Looks up the function and the line of the address; throws if there is no symbol for it.
  public func symbolInfo() throws -> XCTSourceCodeSymbolInfo {
    if let given { return given }
    guard let stack = Backtrace([UInt(address)]).symbolicated(with: nil),
      let symbol = stack.frames.lazy.compactMap(\.symbol).first
    else { throw Unknown(address: address) }
    let place = symbol.sourceLocation.flatMap { place in
      place.line > 0
        ? XCTSourceCodeLocation(filePath: place.path, lineNumber: place.line) : nil
    }
    return XCTSourceCodeSymbolInfo(
      imageName: symbol.imageName, symbolName: symbol.name, location: place)
  }
}
