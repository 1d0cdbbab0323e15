public import Foundation

extension NSData.WritingOptions {
  /// Writes another file first, and then puts it in place; the older name of `atomic`.
  public static var atomicWrite: NSData.WritingOptions { .atomic }
}
