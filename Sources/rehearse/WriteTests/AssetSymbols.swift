import AccessibilityTree
import Foundation
import TestWriting

/// The names that Xcode gives to the colours and images of asset catalogues, as Swift source.
struct AssetSymbols {
  /// A colour or an image.
  struct Asset: Equatable {
    enum Kind: String { case color, image }
    let kind: Kind
    /// Its name with the folders that are part of it.
    let path: [String]
  }

  /// The assets, in the order of their names.
  let assets: [Asset]
  /// The names that sources next to the catalogues give to colours and images themselves.
  private let declared: Set<String>

  /// The first line of the file with all names.
  private static let heading = "// Names of the assets in the asset catalogs, as Xcode makes them."

  /// Finds the catalogues below a folder.
  init(below folder: String) {
    let found = FileManager.default.enumerator(atPath: folder)
    var paths: [String] = []
    while let path = found?.nextObject() as? String { paths.append(path) }
    assets = paths.sorted().compactMap { Self.asset(at: $0, below: folder) }
    declared = paths.filter { $0.hasSuffix(".swift") }.reduce(into: []) { names, path in
      let source = try? String(contentsOfFile: folder + "/" + path, encoding: .utf8)
      guard let source, !source.hasPrefix(Self.heading) else { return }
      guard source.contains(#/extension +(Color|UIColor|UIImage|ShapeStyle)\b/#) else { return }
      names.formUnion(source.matches(of: #/static +(?:let|var) +(\w+)/#).map { String($0.1) })
    }
  }

  private static func asset(at path: String, below folder: String) -> Asset? {
    let parts = path.split(separator: "/").map(String.init)
    guard let catalogue = parts.lastIndex(where: { $0.hasSuffix(".xcassets") }),
      let last = parts.last, let dot = last.lastIndex(of: ".")
    else { return nil }
    let kind: Asset.Kind
    switch last[dot...] {
    case ".colorset": kind = .color
    case ".imageset", ".symbolset": kind = .image
    default: return nil
    }
    let groups = parts.indices[(catalogue + 1)...].dropLast().filter { index in
      let place = [folder] + parts[...index] + ["Contents.json"]
      return isNamespace(place.joined(separator: "/"))
    }
    return Asset(kind: kind, path: groups.map { parts[$0] } + [String(last[..<dot])])
  }

  /// Whether the description of a folder makes its name part of the names inside.
  private static func isNamespace(_ file: String) -> Bool {
    guard let data = FileManager.default.contents(atPath: file),
      let content = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let properties = content["properties"] as? [String: Any]
    else { return false }
    return properties["provides-namespace"] as? Bool == true
  }

  /// The name of an asset in Swift: its words, without the kind at the end.
  ///
  /// The kind is a separate word in `TextColor` and `text-color`, but not in `textcolor`. A letter
  /// after a digit begins a word, as in `e0e2`.
  static func name(of asset: String, kind: Asset.Kind) -> String {
    if let code = codeName(of: asset) { return code }
    let rest = asset.dropLast(kind.rawValue.count)
    let hasKind =
      asset.hasSuffix(kind.rawValue.capitalized)
      || asset.hasSuffix(kind.rawValue) && rest.last.map { !$0.isLetter && !$0.isNumber } == true
    let words = hasKind && !rest.isEmpty ? String(rest) : asset
    let parted = zip(" " + words, words).map { $0.isNumber ? $1.uppercased() : String($1) }
    return SwiftName.member(parted.joined())
  }

  /// The name of an asset whose name has only capitals and digits, such as `EBA72B`: Xcode keeps
  /// the capitals, and puts an underscore between them and digits.
  private static func codeName(of asset: String) -> String? {
    let isCode = asset.allSatisfy { "A"..."Z" ~= $0 || "0"..."9" ~= $0 }
    guard isCode, let first = asset.first else { return nil }
    var name = first.isNumber ? "_" : ""
    for (before, character) in zip([first] + asset, asset) {
      if before.isNumber != character.isNumber { name += "_" }
      name.append(character)
    }
    return name
  }

  /// Names of SwiftUI and UIKit, for which Xcode makes no symbols.
  private static let taken: Set<String> = [
    "clear", "black", "white", "gray", "red", "green", "blue", "orange", "yellow", "pink", "purple",
    "brown", "cyan", "indigo", "mint", "teal", "primary", "secondary", "tertiary", "quaternary",
    "accentColor", "background", "foreground", "tint", "label", "link", "separator", "magenta",
    "darkGray", "lightGray", "placeholder", "selection", "fill",
  ]

  /// The source of a file with all names.
  var source: String {
    var text = Self.heading + "\n\n"
    text += "import SwiftUI\n"
    for kind in [Asset.Kind.color, .image] {
      let types =
        kind == .color ? ["ColorResource", "Color", "UIColor"] : ["ImageResource", "UIImage"]
      var names: Set<String> = []
      for asset in assets where asset.kind == kind {
        let name = Self.name(of: asset.path[asset.path.count - 1], kind: kind)
        let groups = asset.path.dropLast().map(SwiftName.type)
        guard names.insert((groups + [name]).joined(separator: ".")).inserted else { continue }
        for depth in groups.indices
        where names.insert(groups[...depth].joined(separator: ".")).inserted {
          text += types.map { Self.extended($0, groups[..<depth], "enum \(groups[depth]) {}") }
            .joined()
        }
        let path = SwiftLiteral.string(asset.path.joined(separator: "/"))
        let value = "static let \(name) = \(types[0])(name: \(path), bundle: .main)"
        text += Self.extended(types[0], groups[...], value)
        guard !groups.isEmpty || !Self.taken.contains(name) && !declared.contains(name) else {
          continue
        }
        let resource = ([types[0]] + groups + [name]).joined(separator: ".")
        text +=
          kind == .color
          ? Self.colors(name, groups, resource)
          : Self.extended(
            "UIImage", groups[...], "static var \(name): UIImage { UIImage(resource: \(resource)) }"
          )
      }
    }
    return text
  }

  private static func extended(
    _ type: String, _ groups: ArraySlice<String>, _ member: String
  ) -> String { "extension \(([type] + groups).joined(separator: ".")) { \(member) }\n" }

  private static func colors(_ name: String, _ groups: [String], _ resource: String) -> String {
    let color = "static var \(name): Color { Color(\(resource)) }"
    let style = groups.isEmpty ? extended("ShapeStyle where Self == Color", [], color) : ""
    return extended("Color", groups[...], color) + style
      + extended(
        "UIColor", groups[...], "static var \(name): UIColor { UIColor(resource: \(resource)) }")
  }
}
