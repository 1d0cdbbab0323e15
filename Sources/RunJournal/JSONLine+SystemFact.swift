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
