import AppCompiling
package import AppFiles
import AppModel
import LocatedJSON

extension Coverage {
  /// The coverage as text: the totals, and then what is not covered on each screen.
  ///
  /// Places have lines and columns if the app's folder is given. Pairs appear only in the totals.
  package func text(in folder: AppFolder? = nil) -> String {
    let sums = shares.map { Self.line(of: $0.kind.words, $0.share) }
    let places = places(in: folder)
    var lines = [
      "Coverage of \(app.definition.name) by \(counted(runs.count, "journal"))", "",
    ]
    lines += sums
    if let words = app.definition.draftedWords { lines.append(words) }
    lines += parts.remarks
    for run in runs { if let remark = run.remark { lines.append("\(run.name): \(remark)") } }
    var number = 0
    for group in groups {
      let numbers = number..<(number + group.entries.count)
      number = numbers.upperBound
      lines += ["", heading(of: group.screen, group.entries)]
      lines += zip(group.entries, numbers).compactMap { entry, number in
        guard !covers(entry.part), entry.part.kind != .pairs else { return nil }
        return "  not covered: \(entry.part.noun)\(entry.name) (\(places[number]))"
      }
    }
    return lines.joined(separator: "\n")
  }

  /// The place of each part, in the order of the parts.
  func places(in folder: AppFolder?) -> [DefinitionPlace] {
    let places = parts.entries.map(\.place)
    return folder?.located(places) ?? places.map(\.place)
  }

  private func heading(of screen: String?, _ entries: [ModelParts.Entry]) -> String {
    let sums = shares(of: entries).filter { $0.kind != .screens }.map {
      "\($0.share.covered) of \($0.share.all) \($0.kind.words)"
    }
    let name = screen.map { "screen \($0)" } ?? "app"
    return sums.isEmpty ? name : "\(name): " + sums.joined(separator: ", ")
  }

  private static func line(of words: String, _ share: Share) -> String {
    let name = words + String(repeating: " ", count: max(0, 18 - words.count))
    let counts = "\(share.covered) of \(share.all)"
    return name + String(repeating: " ", count: max(0, 12 - counts.count)) + counts
      + "   \(share.percent) %"
  }
}

extension Coverage.Share {
  /// The share in percent, rounded down, so 100 means everything.
  package var percent: Int { all == 0 ? 100 : covered * 100 / all }
}

extension ModelPart {
  /// The word to print before the part's name.
  fileprivate var noun: String {
    switch self {
    case .coordinator: "coordinator "
    case .link: "link "
    case .screen: "screen "
    case .state: "state "
    case .transition: "transition "
    case .pair: "pair "
    case .outcome: ""
    case .button: "button "
    }
  }
}
