import AppCompiling
import AppModel
import RunJournal
import VirtualTime

/// Delivers interruptions: alerts, banners, the end of an app.
struct Interrupter {
  let device: SimulatedDevice

  /// Schedules the interruptions in an app's definition, counted from the app's start.
  func scheduleInterruptions(of process: AppProcess) {
    let definitions = process.app.definition.interruptions
    guard !definitions.isEmpty, process.crash == nil else { return }
    for index in definitions.indices {
      let delay = device.chance.sample(definitions[index].at, source: "interruption \(index + 1)")
      _ = device.schedule(.system(.interruption(index)), for: process, after: delay)
    }
  }

  /// Handles a due event of the system.
  func handle(_ event: SystemEvent, of process: AppProcess) {
    switch event {
    case .faultAlert: showFaultAlert()
    case .interruption(let index): interrupt(index, of: process)
    case .bannerEnds(let number): endBanner(number)
    }
  }

  /// Schedules the alert of the fault plan, once per run.
  func scheduleFaultAlert(over process: AppProcess) {
    guard let seconds = device.faults?.plan[.alert], device.faults?.hasAlert == false else {
      return
    }
    device.faults?.hasAlert = true
    let delay = device.chance.sample(
      .uniform(from: .zero, through: .seconds(seconds)), source: FaultKind.alert.source)
    _ = device.schedule(.system(.faultAlert), for: process, after: delay)
  }

  private func showFaultAlert() {
    device.springBoard.actions.show(
      ShownAlert(
        title: "Low Battery", message: "10% battery remaining.", labels: ["Close"],
        answer: .nothing))
  }

  /// Delivers an interruption of an app's definition.
  private func interrupt(_ index: Int, of process: AppProcess) {
    var compiler = DefinitionCompiler(loaders: [:])
    let scope = Scope(context: [:], app: process.shared, device: process.facts)
    func words(_ text: ElementText) -> String { process.words(compiler.text(text), in: scope) }
    switch process.app.definition.interruptions[index].kind {
    case .alert(let alert):
      device.springBoard.actions.show(
        ShownAlert(
          title: words(alert.title), message: alert.message.map(words),
          labels: alert.buttons.map { words($0.label) }, answer: .nothing))
    case .banner(let banner):
      show(
        banner, title: words(banner.title), message: banner.message.map(words) ?? "",
        of: process.bundle)
    case .kill(let reason):
      device.running.noteKilled(process, reason: reason)
      device.kill(process, reason: reason)
    }
  }

  private func show(
    _ definition: BannerDefinition, title: String, message: String, of bundle: String
  ) {
    if let banner = device.banner { endBanner(banner.number) }
    let number = device.homeScreen.nextBanner
    let board = device.springBoard
    let handle = definition.duration.flatMap {
      device.schedule(.system(.bannerEnds(number)), for: board, after: $0)
    }
    device.homeScreen.show(
      SystemBanner(
        number: number, bundle: bundle, title: title, message: message, link: definition.link,
        end: definition.duration.map { device.now + $0 }, handle: handle))
    device.record(.bannerShown(title: title))
    device.refreshSpringBoard()
  }

  /// Removes a banner, unless it has already gone.
  func endBanner(_ number: Int) {
    guard let banner = device.banner, banner.number == number else { return }
    banner.handle.map { device.cancel($0) }
    device.homeScreen.clearBanner()
    device.record(.bannerGone(title: banner.title))
    device.refreshSpringBoard()
  }

  /// Opens the app that the banner is from, with the banner's link.
  func openBanner() {
    guard let banner = device.banner else { return }
    endBanner(banner.number)
    let process = device.bringToFront(banner.bundle)
    if let link = banner.link { _ = process?.navigator.follow(link: link) }
  }
}
