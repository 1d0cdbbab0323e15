/// The page of a trace around its data.
enum TracePage {
  /// The page up to the data.
  ///
  /// The policy lets nothing be loaded from anywhere, whatever stood in a journal.
  static func beginning(title: String) -> String {
    var head = HTMLText()
    head.raw("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
    head.raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
    head.raw(
      "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
        + "style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:\">\n")
    head.element("title", title)
    head.element("style") { $0.raw(ViewerSheet.text) }
    head.raw("</head>\n<body>\n" + frame)
    head.raw("<script type=\"application/json\" id=\"trace\">")
    return head.text
  }

  /// The page after the data.
  static let end = "</script>\n<script>\n" + ViewerScript.text + "</script>\n</body>\n</html>\n"

  /// What the script fills.
  private static let frame = #"""
    <a class="skip" href="#list">Skip to the steps</a>
    <header id="head"></header>
    <div id="time" role="group" aria-label="Timeline">
    <div id="strips"></div>
    <div class="zoom" role="group" aria-label="Zoom of the timeline">
    <button id="closer" aria-label="Closer">+</button>
    <button id="whole" aria-label="The whole run">&#8596;</button>
    <button id="wider" aria-label="Wider">&#8722;</button>
    </div>
    </div>
    <nav aria-label="Steps">
    <div class="find" role="search">
    <input id="search" type="search" placeholder="Search steps ( / )" aria-label="Search steps"
     autocomplete="off" spellcheck="false">
    <div class="chips" id="chips" role="group" aria-label="What is listed"></div>
    </div>
    <p class="found" id="found" role="status"></p>
    <div class="rows" id="list"></div>
    </nav>
    <main aria-label="The step">
    <div class="head" id="what"></div>
    <div class="screens" id="screens"></div>
    <div class="panel">
    <div class="tabs"><div id="tabs" role="tablist" aria-label="What is known of the step"></div>
    <div class="side" id="side" role="group" aria-label="Which screen"></div></div>
    <div class="body" id="body" role="tabpanel" tabindex="-1"></div>
    </div>
    </main>
    <div id="live" class="unseen" aria-live="polite"></div>
    <dialog id="help" aria-labelledby="helptitle">
    <h2 id="helptitle">Keys</h2>
    <dl class="keys" id="keys"></dl>
    <form method="dialog"><button>Close</button></form>
    </dialog>
    <noscript>This trace is drawn by a script within the page; allow it to run.</noscript>

    """#
}
