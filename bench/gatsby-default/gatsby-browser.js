import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/utilities.css";
