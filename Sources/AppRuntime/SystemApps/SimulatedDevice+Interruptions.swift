import AppCompiling
import AppModel
import PredicateFormat
import RunJournal
import VirtualTime

extension SimulatedDevice {
  /// Puts the interruptions that an app's definition names on the clock, counted from its start.
  func scheduleInterruptions(of process: AppProcess) {
    let definitions = process.app.definition.interruptions
    guard !definitions.isEmpty, process.crash == nil else { return }
    process.interruptions = definitions.indices.compactMap { index in
      schedule(.interruption(index: index), for: process, after: definitions[index].at)
    }
  }

  /// Lets an interruption of an app's definition arrive.
  func interrupt(_ index: Int, of process: AppProcess) {
    var compiler = DefinitionCompiler(loaders: [:])
    let scope = Scope(context: [:], app: process.shared, device: process.facts)
    func words(_ text: ElementText) -> String { process.words(compiler.text(text), in: scope) }
    switch process.app.definition.interruptions[index].kind {
    case .alert(let alert):
      springBoard.show(
        ShownAlert(
          title: words(alert.title), message: alert.message.map(words),
          labels: alert.buttons.map { words($0.label) }, answer: .nothing))
    case .banner(let banner):
      show(
        banner, title: words(banner.title), message: banner.message.map(words) ?? "",
        of: process.bundle)
    case .kill(let reason):
      killed[process.bundle] = (process.identifier, reason)
      kill(process, reason: reason)
    }
  }

  private func show(
    _ definition: BannerDefinition, title: String, message: String, of bundle: String
  ) {
    if let banner { endBanner(banner.number) }
    bannerCount += 1
    let board = springBoard
    let handle = definition.duration.flatMap {
      schedule(.bannerEnds(number: bannerCount), for: board, after: $0)
    }
    banner = SystemBanner(
      number: bannerCount, bundle: bundle, title: title, message: message, link: definition.link,
      end: definition.duration.map { now + $0 }, handle: handle)
    record(.bannerShown(title: title))
    refreshSpringBoard()
  }

  /// Takes a banner away; one that has gone already changes nothing.
  func endBanner(_ number: Int) {
    guard let banner, banner.number == number else { return }
    banner.handle.map { cancel($0) }
    self.banner = nil
    record(.bannerGone(title: banner.title))
    refreshSpringBoard()
  }

  /// Opens the app that a banner is from, with the banner's link.
  func openBanner() {
    guard let banner else { return }
    endBanner(banner.number)
    let process = bringToFront(banner.bundle)
    if let link = banner.link { _ = process?.follow(link: link) }
  }
}
