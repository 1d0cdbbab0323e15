/// Rewrites the parts of a Swift source for Apple's platforms alone, so that it compiles on Linux.
package enum PlatformConditions {
  /// The source with `os(iOS)` replaced in lines that begin with `#if` or `#elseif`, `#selector`
  /// replaced by names of methods, imports of submodules by those of whole modules, and without
  /// `@UIApplicationMain`, since a test starts the app; it has as many lines as before.
  ///
  /// In an app the selectors have the methods too, and the marks for Objective-C are left out.
  package static func rewritten(_ source: String, ofApp isApp: Bool = false) -> String {
    source.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line -> String in
        guard !isCondition(line) else {
          return String(line).replacing("os(iOS)", with: "os(Linux)")
        }
        if line.contains("#selector(") { return named(line, withMethods: isApp) }
        if isApp, line.contains("@objc") || line.contains("@IB") {
          let mark = /@(?:objcMembers|objc(?:\([^)]*\))?|IBAction|IBOutlet)(?!\w)\s*/
          return String(line.replacing(mark, with: ""))
        }
        if line.contains("@UIApplicationMain") {
          return String(line.replacing(/^\s*@UIApplicationMain\b\s*/, with: ""))
        }
        return line.contains("import ") ? whole(line) : String(line)
      }
      .joined(separator: "\n")
  }

  private static func isCondition(_ line: Substring) -> Bool {
    let words = line.drop { $0 == " " || $0 == "\t" }
    return words.hasPrefix("#if ") || words.hasPrefix("#elseif ")
  }

  /// The line with `import UIKit` for `import UIKit.UIColor`.
  ///
  /// Swift modules have no submodules. An import of one declaration, such as
  /// `import class UIKit.UIColor`, compiles as it is.
  private static func whole(_ line: Substring) -> String {
    let part = /^(\s*(?:@\w+(?:\(\w+\))?\s+)*(?:\w+\s+)?import\s+\w+)(?:\.\w+)+/
    let whole = line.replacing(part) { $0.output.1 }
    // Xcode 16 names this module, a part of SwiftUI, where it adds an import by itself.
    let core = /^(\s*(?:@\w+(?:\(\w+\))?\s+)*(?:\w+\s+)?import\s+(?:\w+\s+)?SwiftUI)Core(?!\w)/
    return String(whole.replacing(core) { $0.output.1 })
  }

  /// The line with `Selector("method(_:)")` for each `#selector(Type.method(_:))` that ends in it;
  /// the method itself may be a second argument.
  private static func named(_ line: Substring, withMethods: Bool) -> String {
    var parts = line.split(separator: "#selector(", omittingEmptySubsequences: false)
    var text = String(parts.removeFirst())
    for part in parts {
      guard let end = closing(part) else {
        text += "#selector(" + part
        continue
      }
      let path = part[..<end]
      let method = path.prefix { $0 != "(" }.split(separator: ".").last ?? ""
      // The accessors of a property are no methods of Swift.
      let isMethod = !path.contains(/^\s*[gs]etter:/)
      text += "Selector(\"\(method)\(path.drop { $0 != "(" })\""
      text += (withMethods && isMethod ? ", \(path))" : ")") + part[part.index(after: end)...]
    }
    return text
  }

  /// Where the parenthesis is closed that was opened before the text.
  private static func closing(_ text: Substring) -> Substring.Index? {
    var depth = 1
    return text.indices.first { place in
      if text[place] == "(" { depth += 1 }
      if text[place] == ")" { depth -= 1 }
      return depth == 0
    }
  }
}
