extension JSONLine {
  /// Writes facts about the system, or about several apps.
  mutating func writeSystem(_ fact: JournalFact) {
    switch fact {
    case .targeted(let bundle):
      field("is", "targeted")
      field("bundle", bundle)
    case .systemOpened(let link):
      field("is", "systemOpened")
      field("link", link)
    case .permissionReset(let bundle, let resource):
      field("is", "permissionReset")
      field("bundle", bundle)
      field("resource", resource)
    case .cameToFront(let bundle, let process):
      field("is", "cameToFront")
      field("bundle", bundle)
      field("process", process)
    case .killed(let process, let reason):
      field("is", "killed")
      field("process", process)
      field("reason", reason)
    case .permissionSet(let bundle, let resource, let status):
      field("is", "permissionSet")
      field("bundle", bundle)
      field("resource", resource)
      field("status", status)
    case .bannerShown(let title):
      field("is", "bannerShown")
      field("title", title)
    case .bannerGone(let title):
      field("is", "bannerGone")
      field("title", title)
    case .localized(let process, let language, let asked):
      field("is", "localized")
      field("process", process)
      field("language", language)
      field("asked", asked)
    default: return
    }
  }
}

extension JournalFact {
  /// Reads what ``JSONLine/writeSystem(_:)`` wrote; nil for another kind of fact.
  static func system(
    _ kind: String, _ line: JournalLine
  ) throws(JournalFault) -> JournalFact? {
    switch kind {
    case "targeted": return .targeted(bundle: try line.text("bundle"))
    case "systemOpened": return .systemOpened(link: try line.text("link"))
    case "permissionReset":
      return .permissionReset(
        bundle: try line.text("bundle"), resource: try line.text("resource"))
    case "cameToFront":
      return .cameToFront(bundle: try line.text("bundle"), process: try line.integer("process"))
    case "killed":
      return .killed(process: try line.integer("process"), reason: try line.text("reason"))
    case "permissionSet":
      return .permissionSet(
        bundle: try line.text("bundle"), resource: try line.text("resource"),
        status: try line.text("status"))
    case "bannerShown": return .bannerShown(title: try line.text("title"))
    case "bannerGone": return .bannerGone(title: try line.text("title"))
    case "localized":
      return .localized(
        process: try line.integer("process"), language: try line.text("language"),
        asked: try line.texts("asked"))
    default: return nil
    }
  }
}
